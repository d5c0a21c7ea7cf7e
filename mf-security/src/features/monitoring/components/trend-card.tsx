import type { AuditEntry } from '@escale/contracts';
import { Section, Text } from '@escale/design-system';
import { TrendChart } from '@escale/design-system/stats';
import { formatDate, formatTime, useLocale, type Locale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { signInTrend } from '../model/sign-in-trend';

/** Formats a day without its year, in the user's date format. */
const dayOf = (day: Date, locale: Locale) =>
  formatDate(day.toISOString(), locale).replace(/[/-]\d{4}$|^\d{4}[/-]/, '');

/** Chart of sign-ins and failures over time, from the fetched entries. */
export function TrendCard({ entries, now }: { entries: readonly AuditEntry[]; now: Date }) {
  const { trend } = useMessages();
  const locale = useLocale();
  const points = signInTrend(entries, now, locale.timezone).map(({ moment, unit, signIns, failures }) => ({
    label: unit === 'hour' ? formatTime(moment.toISOString(), locale) : dayOf(moment, locale),
    values: [signIns, failures],
  }));
  return (
    <Section title={trend.heading} gap="3">
      <TrendChart
        label={trend.heading}
        series={[
          { label: trend.signIns, tone: 'info' },
          { label: trend.failures, tone: 'bad' },
        ]}
        points={points}
      />
      <Text tone="muted" fontSize="sm" marginBlockStart="2">
        {trend.note(entries.length)}
      </Text>
    </Section>
  );
}
