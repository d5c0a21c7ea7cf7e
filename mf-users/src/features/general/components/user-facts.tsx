import type { User } from '@escale/contracts';
import { DescriptionList, Section, Stack } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { useSuspension } from '../api/suspension';
import { AccountFacts } from './account-facts';
import { SuspensionFacts } from './suspension-facts';

/** Renders the read-only view of a user's general information (§3 'User'); role and status are in the page header. */
export function UserFacts({ user }: { user: User }) {
  const { general } = useMessages();
  const suspension = useSuspension(user);
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
            ...(suspension
              ? [{ term: general.status, details: <SuspensionFacts suspension={suspension} /> }]
              : []),
          ]}
        />
      </Section>
      <AccountFacts user={user} />
    </Stack>
  );
}
