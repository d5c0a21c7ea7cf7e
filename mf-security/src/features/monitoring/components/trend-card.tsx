import { Section, Text } from '@escale/design-system';
import { TrendChart } from '@escale/design-system/stats';
import { formatDate, formatDateTime, formatTime, useLocale, type Locale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import type { AuditLog } from '../../../api/audit-log';
import { rangeAround } from '../../../shared/day-range';
import { computeSignInTrend } from '../model/sign-in-trend';

/** Formats a day without its year, in the user's date format. */
const formatDayWithoutYear = (day: Date, locale: Locale) =>
  formatDate(day.toISOString(), locale).replace(/[/-]\d{4}$|^\d{4}[/-]/, '');

export interface TrendCardProps {
  log: AuditLog;
  now: Date;
  /** Called with the time range of the bar that the user pressed. */
  onSelect: (range: { from: string; to: string }) => void;
}

/** Renders a chart of sign-ins and failures over time, from the loaded entries. */
export function TrendCard({ log, now, onSelect }: TrendCardProps) {
  const { trend } = useMessages();
  const locale = useLocale();
  const oldest = log.entries.at(-1);
  const steps = computeSignInTrend(log, now, locale.timezone);
  const points = steps.map(({ moment, unit, signIns, failures, isCovered }) => ({
    label: unit === 'hour' ? formatTime(moment.toISOString(), locale) : formatDayWithoutYear(moment, locale),
    values: isCovered ? [signIns, failures] : null,
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
        onSelect={(place) => {
          const step = steps[place];
          if (step) onSelect(rangeAround(step.moment, step.unit, locale.timezone));
        }}
      />
      <Text tone="muted" fontSize="sm" marginBlockStart="2">
        {oldest === undefined
          ? trend.nothingCovered
          : trend.covered(
              formatDateTime(oldest.timestamp, locale),
              formatDateTime(now.toISOString(), locale),
              log.entries.length,
            )}
      </Text>
    </Section>
  );
}
