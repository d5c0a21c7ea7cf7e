import { displayedStatus, fullName, getDenialReason, type User } from '@escale/contracts';
import { Button, usePageNavigate } from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import type { MenuItem } from '@escale/design-system/menu';
import { useState } from 'react';
import { useResendInvitation } from '../../../api/resend-invitation';
import { useMessages } from '../../../messages/catalogue';
import { DeleteDialog } from '../../../shared/delete-dialog';
import { useActor } from '../../../shared/use-actor';
import { useRequestedAction } from '../model/use-requested-action';
import { useLogoutAction } from '../model/use-logout-action';
import { useStatusAction } from '../model/use-status-action';
import type { UserPageAction } from '../model/user-page-action';
import { ActionControls } from './action-controls';
import { SuspendDialog } from './suspend-dialog';

export interface UserActionsProps {
  user: User;
  /** Why the user cannot be edited. */
  unavailableReason: string | undefined;
  onEdit: () => void;
  onPrint: () => void;
  /** Address of the list, which opens after a deletion. */
  listAddress: string;
}

/** Renders the actions on a user in the header of the user's page; a forbidden action stays visible, with its reason. */
export function UserActions(props: UserActionsProps) {
  const { user, unavailableReason, onEdit, onPrint, listAddress } = props;
  const { detail, shared } = useMessages();
  const navigate = usePageNavigate();
  const actor = useActor();
  const resend = useResendInvitation();
  const status = useStatusAction(user);
  const logout = useLogoutAction(user);
  const [deleting, setDeleting] = useState(false);
  const [suspending, setSuspending] = useState(false);
  const denied = getDenialReason('delete', actor, user);

  const resendAction: UserPageAction = {
    id: 'resend',
    label: shared.resendInvitation,
    icon: 'mail',
    loading: resend.isPending,
    unavailableReason,
    onRun: () => resend.mutate({ email: user.email }),
  };
  const deleteAction: UserPageAction = {
    id: 'delete',
    label: detail.actions.delete,
    icon: 'trash',
    unavailableReason: denied === null ? undefined : shared.reasons[denied],
    onRun: () => setDeleting(true),
  };

  const denial = getDenialReason('deactivate', actor, user);
  const shown = displayedStatus(user.status);
  const availability = { unavailableReason: denial === null ? undefined : shared.reasons[denial] };
  const { requestedAction, clear } = useRequestedAction({
    suspend: shown === 'SUSPENDED' ? undefined : availability,
    deactivate: shown === 'ACTIVE' ? availability : undefined,
  });
  const suspend: MenuItem = {
    id: 'suspend',
    label: detail.suspension.action,
    icon: 'lock',
    ...availability,
    onSelect: () => setSuspending(true),
  };
  const compare: MenuItem = {
    id: 'compare',
    label: detail.actions.compare,
    icon: 'copy',
    href: `/users/${encodeURIComponent(user.id)}/compare`,
  };
  const print: MenuItem = {
    id: 'print',
    label: detail.actions.print,
    icon: 'file-text',
    onSelect: onPrint,
  };

  return (
    <>
      <Button variant="primary" icon="pencil" unavailableReason={unavailableReason} onClick={onEdit}>
        {detail.edit}
      </Button>
      <ActionControls
        rareActions={[...(shown === 'SUSPENDED' ? [] : [suspend]), compare, print]}
        mainActions={[...(user.invitationPending ? [resendAction] : []), status.action, logout, deleteAction]}
      />
      <ConfirmDialog
        {...status.question}
        open={status.question.open || requestedAction === 'deactivate'}
        onClose={() => {
          status.question.onClose();
          clear();
        }}
        title={detail.actions.deactivateTitle(fullName(user))}
        confirmLabel={detail.actions.deactivate}
        tone="danger"
      >
        {detail.actions.deactivateText}
      </ConfirmDialog>
      <SuspendDialog
        open={suspending || requestedAction === 'suspend'}
        user={user}
        onClose={() => {
          setSuspending(false);
          clear();
        }}
      />
      <DeleteDialog
        open={deleting}
        user={user}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(listAddress)}
      />
    </>
  );
}
