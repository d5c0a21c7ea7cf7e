import { getDenialReason, type User } from '@escale/contracts';
import { Button, usePageNavigate } from '@escale/design-system';
import { useState } from 'react';
import { useResendInvitation } from '../../../api/resend-invitation';
import { useMessages } from '../../../messages/catalogue';
import { DeleteDialog } from '../../../shared/delete-dialog';
import { useActor } from '../../../shared/use-actor';
import { LogoutAction } from './logout-action';
import { MoreActions } from './more-actions';
import { StatusAction } from './status-action';

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
  const [deleting, setDeleting] = useState(false);
  const denied = getDenialReason('delete', actor, user);
  return (
    <>
      <Button variant="primary" icon="pencil" unavailableReason={unavailableReason} onClick={onEdit}>
        {detail.edit}
      </Button>
      {user.invitationPending && (
        <Button
          icon="mail"
          loading={resend.isPending}
          unavailableReason={unavailableReason}
          onClick={() => resend.mutate({ email: user.email })}
        >
          {shared.resendInvitation}
        </Button>
      )}
      <StatusAction user={user} />
      <LogoutAction user={user} />
      <Button
        icon="trash"
        {...(denied !== null && { unavailableReason: shared.reasons[denied] })}
        onClick={() => setDeleting(true)}
      >
        {detail.actions.delete}
      </Button>
      <MoreActions user={user} />
      <DeleteDialog
        open={deleting}
        user={user}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(listAddress)}
      />
    </>
  );
}
