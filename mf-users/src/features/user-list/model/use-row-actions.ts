import { getDenialReason, type PolicyActor, type User, type UserAction } from '@escale/contracts';
import type { RowAction } from '@escale/design-system/data-table';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';

/** View, edit and delete of a row (§2). */
export function useRowActions(actor: PolicyActor) {
  const { list, shared } = useMessages();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<{ open: boolean; user: User | null }>({ open: false, user: null });

  const rowActions = useCallback(
    (user: User): RowAction<User>[] => {
      const unless = (action: UserAction) => {
        const reason = getDenialReason(action, actor, user);
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
