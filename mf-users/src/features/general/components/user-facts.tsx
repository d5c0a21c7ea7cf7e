import type { User } from '@escale/contracts';
import { Stack } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { RoleBadge, StatusBadge } from '../../../shared/badges';
import { AccountFacts } from './account-facts';
import { Facts } from './facts';
import { Section } from './section';

/** The general information of a user, to read (§3 'User'). */
export function UserFacts({ user }: { user: User }) {
  const { general } = useMessages();
  return (
    <Stack gap="5">
      <Section title={general.identity}>
        <Facts
          facts={[
            { label: general.firstName, value: <bdi>{user.firstName}</bdi> },
            { label: general.lastName, value: <bdi>{user.lastName}</bdi> },
            { label: general.email, value: <bdi>{user.email}</bdi> },
            { label: general.username, value: <bdi>{user.username}</bdi> },
            { label: general.role, value: <RoleBadge role={user.role} /> },
            { label: general.status, value: <StatusBadge status={user.status} /> },
          ]}
        />
      </Section>
      <AccountFacts user={user} />
    </Stack>
  );
}
