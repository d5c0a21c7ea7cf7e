import {
  displayedStatus,
  getDenialReason,
  type PolicyActor,
  type User,
  type UserAction,
} from '@escale/contracts';
import type { CellContext, RowAction } from '@escale/design-system/data-table';
import { useCallback, useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import type { ListActions } from './list-actions';

type RowCallbacks = Pick<ListActions, 'openUser' | 'toggleStatus' | 'resendInvitation'>;

/** Returns the actions of a row: view, edit and delete (§2), and those of the status column while that column is hidden. */
export function useRowActions(
  actor: PolicyActor,
  { openUser, toggleStatus, resendInvitation }: RowCallbacks,
) {
  const { list, shared } = useMessages();
  const [deleting, setDeleting] = useState<{ open: boolean; user: User | null }>({ open: false, user: null });

  const rowActions = useCallback(
    (user: User, table: CellContext): RowAction<User>[] => {
      const unless = (action: UserAction) => {
        const reason = getDenialReason(action, actor, user);
        return reason === null ? {} : { unavailableReason: shared.reasons[reason] };
      };
      const status = displayedStatus(user.status) === 'ACTIVE' ? 'deactivate' : 'activate';
      const ofStatus: RowAction<User>[] = [
        {
          id: status,
          label: list.actions[status],
          icon: status === 'activate' ? 'check-circle' : 'ban',
          onRun: toggleStatus,
          ...unless(status),
        },
      ];
      if (user.invitationPending)
        ofStatus.push({
          id: 'invite',
          label: list.actions.invite,
          icon: 'mail',
          onRun: resendInvitation,
          ...unless('edit'),
        });
      return [
        { id: 'view', label: list.actions.view, icon: 'eye', onRun: () => openUser(user, table) },
        {
          id: 'edit',
          label: list.actions.edit,
          icon: 'pencil',
          onRun: () => openUser(user, table, { editMode: true }),
          ...unless('edit'),
        },
        ...(table.isLeftOut('status') ? ofStatus : []),
        {
          id: 'delete',
          label: list.actions.delete,
          icon: 'trash',
          tone: 'danger',
          onRun: () => setDeleting({ open: true, user }),
          ...unless('delete'),
        },
      ];
    },
    [actor, list, shared, openUser, toggleStatus, resendInvitation],
  );

  return {
    rowActions,
    dialog: { ...deleting, onClose: () => setDeleting((before) => ({ ...before, open: false })) },
  };
}
