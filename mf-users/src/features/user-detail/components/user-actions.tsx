import { fullName, getDenialReason, type User } from '@escale/contracts';
import { Button, usePageNavigate } from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { useState } from 'react';
import { useResendInvitation } from '../../../api/resend-invitation';
import { useMessages } from '../../../messages/catalogue';
import { DeleteDialog } from '../../../shared/delete-dialog';
import { useActor } from '../../../shared/use-actor';
import { useLogoutAct } from '../model/use-logout-act';
import { useStatusAct } from '../model/use-status-act';
import type { UserAct } from '../model/user-act';
import { ActControls } from './act-controls';

export interface UserActionsProps {
  user: User;
  /** Why the user cannot be edited. */
  unavailableReason: string | undefined;
  onEdit: () => void;
  /** Address of the list, where a deletion leads. */
  listAddress: string;
}

/** What can be done to a user from their page; what is not allowed stays visible, with its reason. */
export function UserActions({ user, unavailableReason, onEdit, listAddress }: UserActionsProps) {
  const { detail, shared } = useMessages();
  const navigate = usePageNavigate();
  const actor = useActor();
  const resend = useResendInvitation();
  const status = useStatusAct(user);
  const logout = useLogoutAct(user);
  const [deleting, setDeleting] = useState(false);
  const denied = getDenialReason('delete', actor, user);

  const resendAct: UserAct = {
    id: 'resend',
    label: shared.resendInvitation,
    icon: 'mail',
    loading: resend.isPending,
    unavailableReason,
    onRun: () => resend.mutate({ email: user.email }),
  };
  const deleteAct: UserAct = {
    id: 'delete',
    label: detail.actions.delete,
    icon: 'trash',
    unavailableReason: denied === null ? undefined : shared.reasons[denied],
    onRun: () => setDeleting(true),
  };

  return (
    <>
      <Button variant="primary" icon="pencil" unavailableReason={unavailableReason} onClick={onEdit}>
        {detail.edit}
      </Button>
      <ActControls
        userId={user.id}
        acts={[...(user.invitationPending ? [resendAct] : []), status.act, logout, deleteAct]}
      />
      <ConfirmDialog
        {...status.question}
        title={detail.actions.deactivateTitle(fullName(user))}
        confirmLabel={detail.actions.deactivate}
        tone="danger"
      >
        {detail.actions.deactivateText}
      </ConfirmDialog>
      <DeleteDialog
        open={deleting}
        user={user}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(listAddress)}
      />
    </>
  );
}
