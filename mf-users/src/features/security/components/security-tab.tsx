import { Stack } from '@escale/design-system';
import { PasswordForm, type PasswordFormProps } from './password-form';
import { SessionList } from './session-list';

/** Renders the password form and the list of sessions (§2 'User detail'). */
export function SecurityTab({ focusFirst, ...props }: PasswordFormProps) {
  return (
    <Stack gap="5">
      <PasswordForm {...props} focusFirst={focusFirst} />
      <SessionList {...props} />
    </Stack>
  );
}
