import type { User } from '@escale/contracts';
import type { RowAction } from '@escale/design-system/data-table';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';
import { getDenialReason, type Actor, type UserAction } from '../../../shared/user-rules';

/** View, edit and delete of a row (§2). */
export function useRowActions(actor: Actor) {
  const { list, shared } = useMessages();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<{ open: boolean; user: User | null }>({ open: false, user: null });

  const rowActions = useCallback(
    (user: User): RowAction<User>[] => {
      const unless = (action: UserAction) => {
        const reason = getDenialReason(action, user, actor);
        return reason === null ? {} : { unavailableReason: shared.reasons[reason] };
      };
      const address = `/users/${encodeURIComponent(user.id)}`;
      return [
        { id: 'view', label: list.actions.view, icon: 'eye', onRun: () => void navigate(address) },
        {
          id: 'edit',
          label: list.actions.edit,
          icon: 'pencil',
          onRun: () => void navigate(address, { state: { editMode: true } }),
          ...unless('edit'),
        },
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
    [actor, list, shared, navigate],
  );

  return {
    rowActions,
    dialog: { ...deleting, onClose: () => setDeleting((before) => ({ ...before, open: false })) },
  };
}
