import { Button } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';
import { useForceLogout } from './use-force-logout';

interface ForceLogoutButtonProps {
  userId: string;
  name: string;
  /**
   * True where two users are shown, as in the details of an audit entry: the visible label then
   * contains the name.
   */
  showsName?: boolean;
}

/** Renders the 'Déconnecter' button for a user (readings, 'Security dashboard'). */
export function ForceLogoutButton({ userId, name, showsName = false }: ForceLogoutButtonProps) {
  const { actionOf } = useMessages().forceLogout;
  const { forceLogout, isOwn, pendingId, texts } = useForceLogout();
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="log-out"
      aria-label={actionOf(name)}
      loading={pendingId === userId}
      unavailableReason={isOwn(userId) ? texts.ownAccount : undefined}
      onClick={() => forceLogout(userId)}
    >
      {showsName ? actionOf(name) : texts.action}
    </Button>
  );
}
