import { useSession } from '@escale/auth';
import type { User } from '@escale/contracts';
import { Button, notify } from '@escale/design-system';
import { useSessions } from '../../../api/sessions';
import { useMessages } from '../../../messages/catalogue';
import { useForceLogout } from '../api/force-logout';

/** Ends all sessions of a user, after the browser's confirmation; for super administrators (§5, §6). */
export function LogoutAction({ user }: { user: User }) {
  const texts = useMessages().detail.actions;
  const { isSuperAdmin } = useSession();
  if (isSuperAdmin) return <AllowedLogout user={user} />;
  return (
    <Button
      icon="log-out"
      aria-disabled
      aria-description={texts.superAdminsOnly}
      onClick={() => notify.error(texts.superAdminsOnly, { id: 'super-admins-only' })}
    >
      {texts.logout}
    </Button>
  );
}

function AllowedLogout({ user }: { user: User }) {
  const texts = useMessages().detail.actions;
  const { user: self } = useSession();
  const { data: sessions } = useSessions(user.id);
  const forceLogout = useForceLogout(user.id);

  const reason = () => {
    if (self?.id === user.id) return texts.logoutSelf;
    return sessions?.length === 0 ? texts.nowhereSignedIn : undefined;
  };
  const handleClick = () => {
    if (window.confirm(texts.logoutQuestion.replace(/\s/g, ' '))) forceLogout.mutate();
  };

  return (
    <Button icon="log-out" loading={forceLogout.isPending} unavailableReason={reason()} onClick={handleClick}>
      {texts.logout}
    </Button>
  );
}
