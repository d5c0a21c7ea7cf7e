import type { User } from '@escale/contracts';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { Facts } from './facts';
import { Section } from './section';

/** What nobody edits: dates, and who made the account ('Système' if absent, §3). */
export function AccountFacts({ user }: { user: User }) {
  const { general, shared } = useMessages();
  const locale = useLocale();
  const { lastLoginAt, createdAt, updatedAt, createdByUser } = user;
  return (
    <Section title={general.account}>
      <Facts
        facts={[
          {
            label: general.lastLogin,
            value: lastLoginAt === null ? shared.neverConnected : formatDateTime(lastLoginAt, locale),
          },
          { label: general.createdAt, value: formatDateTime(createdAt, locale) },
          { label: general.createdBy, value: <bdi>{createdByUser?.username ?? shared.system}</bdi> },
          { label: general.updatedAt, value: formatDateTime(updatedAt, locale) },
        ]}
      />
    </Section>
  );
}
