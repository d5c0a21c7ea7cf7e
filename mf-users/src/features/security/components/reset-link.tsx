import { displayedStatus, limits, type User } from '@escale/contracts';
import { Box, Button, Stack, Text } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { useSendResetLink } from '../api/send-reset-link';

export interface ResetLinkProps {
  user: User;
  /** Why the password cannot be changed. */
  unavailableReason: string | undefined;
}

/** Renders the button that mails a user a link to choose a new password. */
export function ResetLink({ user, unavailableReason }: ResetLinkProps) {
  const { security } = useMessages();
  const { mutate, isPending } = useSendResetLink();
  const getsLink = displayedStatus(user.status) === 'ACTIVE';
  return (
    <Stack gap="3">
      <Text tone="muted">{security.linkHint(limits.resetLinkHours)}</Text>
      <Box>
        <Button
          variant="primary"
          icon="mail"
          loading={isPending}
          onClick={() => mutate(user)}
          unavailableReason={unavailableReason ?? (getsLink ? undefined : security.linkInactive)}
        >
          {security.sendLink}
        </Button>
      </Box>
    </Stack>
  );
}
