import type { User } from '@escale/contracts';
import { Stack } from '@escale/design-system';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';

/** Password change and session list (§2 'User detail'). */
export function SecurityTab(props: { user: User; unavailableReason: string | undefined }) {
  return (
    <Stack gap="5">
      <PasswordForm {...props} />
      <SessionList {...props} />
    </Stack>
  );
}
