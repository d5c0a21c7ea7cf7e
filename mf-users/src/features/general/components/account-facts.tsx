import type { User } from '@escale/contracts';
import { DescriptionList, Section } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';

/** Renders the dates of an account and the user name of its creator ('Système' if there is none, §3), read-only. */
export function AccountFacts({ user }: { user: User }) {
  const { general, shared } = useMessages();
  const locale = useLocale();
  const { lastLoginAt, createdAt, updatedAt, createdByUser } = user;
  return (
    <Section title={general.account}>
      <DescriptionList
        layout="columns"
        items={[
          {
            term: general.lastLogin,
            details: lastLoginAt === null ? shared.neverConnected : formatDateTime(lastLoginAt, locale),
          },
          { term: general.createdAt, details: formatDateTime(createdAt, locale) },
          {
            term: general.createdBy,
            details: createdByUser ? <bdi translate="no">{createdByUser.username}</bdi> : shared.system,
          },
          { term: general.updatedAt, details: formatDateTime(updatedAt, locale) },
        ]}
      />
    </Section>
  );
}
