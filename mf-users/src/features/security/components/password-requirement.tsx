import type { User } from '@escale/contracts';
import { Alert, Box, Button, Stack, Text } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { useRequirePassword } from '../api/require-password';

export interface PasswordRequirementProps {
  user: User;
  /** Why the password cannot be changed. */
  unavailableReason: string | undefined;
}

/** Shows whether the next sign-in requires a new password, and lets an administrator change that. */
export function PasswordRequirement({ user, unavailableReason }: PasswordRequirementProps) {
  const { security } = useMessages();
  const { mutate, isPending } = useRequirePassword();
  const isRequired = user.passwordChangeRequired === true;
  return (
    <Stack gap="3">
      {isRequired ? (
        <Alert tone="info">{security.isRequired}</Alert>
      ) : (
        <Text tone="muted">{security.requireHint}</Text>
      )}
      <Box>
        <Button
          icon={isRequired ? 'close' : 'key'}
          loading={isPending}
          onClick={() => mutate({ user, required: !isRequired })}
          unavailableReason={unavailableReason}
        >
          {isRequired ? security.withdrawRequirement : security.require}
        </Button>
      </Box>
    </Stack>
  );
}
