import { displayedStatus, fullName, getDenialReason, type User } from '@escale/contracts';
import { Button, notify } from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { useState } from 'react';
import { useUpdateUser } from '../../../api/update-user';
import { useMessages } from '../../../messages/catalogue';
import { useActor } from '../../../shared/use-actor';

/** 'Désactiver', after a question, or 'Activer': ACTIVE to INACTIVE, INACTIVE or SUSPENDED to ACTIVE (§4 'User status'). */
export function StatusAction({ user }: { user: User }) {
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
      seen: user.updatedAt,
      isUnaffectedBy: (latest) => latest.status === user.status,
    });
    notify.success(shared.updated);
  };

  return (
    <>
      <Button
        icon={active ? 'ban' : 'check-circle'}
        loading={update.isPending}
        {...(denied !== null && { unavailableReason: shared.reasons[denied] })}
        onClick={() => (active ? setAsked(true) : void setStatus().catch(() => undefined))}
      >
        {active ? detail.actions.deactivate : detail.actions.activate}
      </Button>
      <ConfirmDialog
        open={asked}
        title={detail.actions.deactivateTitle(fullName(user))}
        confirmLabel={detail.actions.deactivate}
        tone="danger"
        onConfirm={setStatus}
        onClose={() => setAsked(false)}
      >
        {detail.actions.deactivateText}
      </ConfirmDialog>
    </>
  );
}
