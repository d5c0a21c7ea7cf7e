import { fullName, limits, trimText, type User } from '@escale/contracts';
import { Box, Button, Flex, notify, Stack, Text } from '@escale/design-system';
import { FormDialog } from '@escale/design-system/dialog';
import { Input } from '@escale/design-system/forms';
import { useId, useState, type SyntheticEvent } from 'react';
import { useUpdateUser } from '../../../api/update-user';
import { useMessages } from '../../../messages/catalogue';

export interface SuspendDialogProps {
  open: boolean;
  user: User;
  onClose: () => void;
}

function SuspendForm({ user, onClose }: Omit<SuspendDialogProps, 'open'>) {
  const { detail, general, shared } = useMessages();
  const texts = detail.suspension;
  const update = useUpdateUser(() => shared.updateFailed);
  const [reason, setReason] = useState('');
  const id = useId();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    const typed = trimText(reason);
    update.mutate(
      {
        userId: user.id,
        changes: { status: 'SUSPENDED', ...(typed !== '' && { reason: typed }) },
        baseVersion: user.updatedAt,
        isUnaffectedBy: (latest) => latest.status === user.status,
      },
      {
        onSuccess: () => {
          notify.success(shared.updated);
          onClose();
        },
      },
    );
  };

  return (
    <form onSubmit={submit} aria-label={texts.title(fullName(user))}>
      <Stack gap="4">
        <div>
          <Box asChild fontSize="sm" fontWeight="medium">
            <label htmlFor={id}>{texts.reason}</label>
          </Box>
          <Input
            id={id}
            value={reason}
            maxLength={limits.reasonMaxLength}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <Text tone="muted" fontSize="sm">
          {general.statusHint}
        </Text>
        <Flex justifyContent="flex-end" gap="2.5">
          <Button onClick={onClose} disabled={update.isPending}>
            {detail.cancel}
          </Button>
          <Button type="submit" variant="danger" loading={update.isPending}>
            {texts.action}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

/** Asks for an optional reason, then suspends a user. */
export function SuspendDialog({ open, ...form }: SuspendDialogProps) {
  const texts = useMessages().detail.suspension;
  return (
    <FormDialog
      open={open}
      title={texts.title(fullName(form.user))}
      description={texts.text}
      onClose={form.onClose}
    >
      <SuspendForm {...form} />
    </FormDialog>
  );
}
