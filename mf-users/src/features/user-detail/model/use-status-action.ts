import { displayedStatus, getDenialReason, type User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useState } from 'react';
import { useUpdateUser } from '../../../api/update-user';
import { useMessages } from '../../../messages/catalogue';
import { useActor } from '../../../shared/use-actor';
import type { UserPageAction } from './user-page-action';

/**
 * Returns the action 'Désactiver' with its confirmation, or 'Activer': ACTIVE becomes INACTIVE, INACTIVE or SUSPENDED becomes
 * ACTIVE (§4 'User status').
 */
export function useStatusAction(user: User) {
  const { detail, shared } = useMessages();
  const actor = useActor();
  const update = useUpdateUser(() => shared.updateFailed);
  const [asked, setAsked] = useState(false);
  const active = displayedStatus(user.status) === 'ACTIVE';
  const denied = getDenialReason(active ? 'deactivate' : 'activate', actor, user);

  const setStatus = async () => {
    await update.mutateAsync({
      userId: user.id,
      changes: { status: active ? 'INACTIVE' : 'ACTIVE' },
      baseVersion: user.updatedAt,
      isUnaffectedBy: (latest) => latest.status === user.status,
    });
    notify.success(shared.updated);
  };

  const action: UserPageAction = {
    id: 'status',
    label: active ? detail.actions.deactivate : detail.actions.activate,
    icon: active ? 'ban' : 'check-circle',
    loading: update.isPending,
    unavailableReason: denied === null ? undefined : shared.reasons[denied],
    onRun: () => (active ? setAsked(true) : void setStatus().catch(() => undefined)),
  };
  return { action, question: { open: asked, onConfirm: setStatus, onClose: () => setAsked(false) } };
}
