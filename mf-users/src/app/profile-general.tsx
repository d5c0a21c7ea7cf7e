import type { User } from '@escale/contracts';
import { Alert, Button, Section, Stack } from '@escale/design-system';
import { useState } from 'react';
import { UserFacts } from '../features/general/components/user-facts';
import { SecurityTab } from '../features/security/components/security-tab';
import { useMessages } from '../messages/catalogue';

/** One's own general information, read-only (§2 'Profile'), with the way to one's password and sessions. */
export function ProfileGeneral({ user }: { user: User }) {
  const { profile } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="5">
      <UserFacts user={user} />
      <Alert tone="info">{profile.whoChanges}</Alert>
      {isOpen ? (
        <SecurityTab user={user} unavailableReason={undefined} />
      ) : (
        <Section title={profile.securityTitle} description={profile.securityText}>
          <Button icon="lock" onClick={() => setIsOpen(true)}>
            {profile.openSecurity}
          </Button>
        </Section>
      )}
    </Stack>
  );
}
