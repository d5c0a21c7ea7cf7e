import { userKeys } from '@escale/api-client';
import type { User } from '@escale/contracts';
import { Button } from '@escale/design-system';
import { useForceLogout } from '@escale/user-ui/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useSessions } from '../../../api/sessions';
import { useMessages } from '../../../messages/catalogue';

type ForceLogout = ReturnType<typeof useForceLogout>;

/** Ends all sessions of a user, after the browser's confirmation; for super administrators (§5, §6). */
export function LogoutAction({ user }: { user: User }) {
  const client = useQueryClient();
  const action = useForceLogout((userId) => client.invalidateQueries({ queryKey: userKeys.detail(userId) }));
  const { forceLogout, isSuperAdmin, texts } = action;
  if (isSuperAdmin) return <AllowedLogout user={user} action={action} />;
  return (
    <Button
      icon="log-out"
      aria-disabled
      aria-description={texts.superAdminsOnly}
      onClick={() => forceLogout(user.id)}
    >
      {texts.action}
    </Button>
  );
}

function AllowedLogout({ user, action }: { user: User; action: ForceLogout }) {
  const { nowhereSignedIn } = useMessages().detail.actions;
  const { data: sessions } = useSessions(user.id);
  const { forceLogout, isOwn, pendingId, texts } = action;

  const reason = () => {
    if (isOwn(user.id)) return texts.ownAccount;
    return sessions?.length === 0 ? nowhereSignedIn : undefined;
  };

  return (
    <Button
      icon="log-out"
      loading={pendingId !== null}
      unavailableReason={reason()}
      onClick={() => forceLogout(user.id)}
    >
      {texts.action}
    </Button>
  );
}
