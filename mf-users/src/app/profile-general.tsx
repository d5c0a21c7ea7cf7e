import type { User } from '@escale/contracts';
import { Alert, Button, Section, Stack, useAddressParams } from '@escale/design-system';
import { UserFacts } from '../features/general/components/user-facts';
import { SecurityTab } from '../features/security/components/security-tab';
import { useMessages } from '../messages/catalogue';

/** Shows the user's own general information, read-only (§2 'Profile'), with a button that opens password and sessions. */
export function ProfileGeneral({ user }: { user: User }) {
  const { profile } = useMessages();
  const [address, changeAddress] = useAddressParams();
  return (
    <Stack gap="5">
      <UserFacts user={user} />
      <Alert tone="info">{profile.whoChanges}</Alert>
      {address.get('section') === 'securite' ? (
        <SecurityTab user={user} unavailableReason={undefined} focusFirst />
      ) : (
        <Section title={profile.securityTitle} description={profile.securityText}>
          <Button icon="lock" onClick={() => changeAddress({ section: 'securite' })}>
            {profile.openSecurity}
          </Button>
        </Section>
      )}
    </Stack>
  );
}
