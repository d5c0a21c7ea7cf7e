import type { User } from '@escale/contracts';
import { DescriptionList, Section, Stack } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { RoleBadge } from '../../../shared/badges';
import { AccountFacts } from './account-facts';
import { StatusFacts } from './status-facts';

/** Read-only view of a user's general information (§3 'User'). */
export function UserFacts({ user }: { user: User }) {
  const { general } = useMessages();
  return (
    <Stack gap="5">
      <Section title={general.identity}>
        <DescriptionList
          layout="columns"
          items={[
            { term: general.firstName, details: <bdi translate="no">{user.firstName}</bdi> },
            { term: general.lastName, details: <bdi translate="no">{user.lastName}</bdi> },
            { term: general.email, details: <bdi translate="no">{user.email}</bdi> },
            { term: general.username, details: <bdi translate="no">{user.username}</bdi> },
            { term: general.role, details: <RoleBadge role={user.role} /> },
            { term: general.status, details: <StatusFacts user={user} /> },
          ]}
        />
      </Section>
      <AccountFacts user={user} />
    </Stack>
  );
}
