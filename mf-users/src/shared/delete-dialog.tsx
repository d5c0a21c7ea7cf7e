import { fullName, type User } from '@escale/contracts';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { useDeleteUser } from '../api/delete-user';
import { useMessages } from '../messages/catalogue';

export interface DeleteDialogProps {
  open: boolean;
  /** The user to delete; stays set while the dialog closes. */
  user: User | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks for confirmation of the deletion of one user, with the question of §5. */
export function DeleteDialog({ open, user, onClose, onDeleted }: DeleteDialogProps) {
  const { list } = useMessages();
  const deleteUser = useDeleteUser(onDeleted);
  if (user === null) return null;
  return (
    <ConfirmDialog
      open={open}
      title={list.deletion.title}
      confirmLabel={list.actions.delete}
      tone="danger"
      onConfirm={() => deleteUser.mutateAsync(user.id)}
      onClose={onClose}
    >
      {list.deletion.question(fullName(user))}
    </ConfirmDialog>
  );
}
