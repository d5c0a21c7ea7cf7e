import { Button } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';
import { useForceLogout } from './use-force-logout';

interface ForceLogoutButtonProps {
  userId: string;
  name: string;
  /** True if the visible label contains the name, for a place that shows two users, such as the details of an audit entry. */
  named?: boolean;
}

/** Renders the 'Déconnecter' button for a user (readings, 'Security dashboard'). */
export function ForceLogoutButton({ userId, name, named = false }: ForceLogoutButtonProps) {
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
      {named ? actionOf(name) : texts.action}
    </Button>
  );
}
