import { userKeys } from '@escale/api-client';
import type { User } from '@escale/contracts';
import { useForceLogout } from '@escale/user-ui/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useSessions } from '../../../api/sessions';
import { useMessages } from '../../../messages/catalogue';
import type { UserPageAction } from './user-page-action';

/** Returns the action that ends all sessions of a user after a confirmation; for super administrators (§5, §6). */
export function useLogoutAction(user: User): UserPageAction {
  const client = useQueryClient();
  const { nowhereSignedIn } = useMessages().detail.actions;
  const { forceLogout, isOwn, isSuperAdmin, pendingId, texts } = useForceLogout((userId) =>
    client.invalidateQueries({ queryKey: userKeys.detail(userId) }),
  );
  const { data: sessions } = useSessions(user.id, isSuperAdmin);

  const reason = () => {
    if (!isSuperAdmin) return undefined;
    if (isOwn(user.id)) return texts.ownAccount;
    return sessions?.length === 0 ? nowhereSignedIn : undefined;
  };

  return {
    id: 'logout',
    label: texts.action,
    icon: 'log-out',
    loading: pendingId !== null,
    unavailableReason: reason(),
    restriction: isSuperAdmin ? undefined : texts.superAdminsOnly,
    onRun: () => forceLogout(user.id),
  };
}
