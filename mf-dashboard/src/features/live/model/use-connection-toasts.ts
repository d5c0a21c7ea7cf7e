import { useCurrentUser, useOwnPreferences } from '@escale/auth';
import { notify } from '@escale/design-system';
import { useUserConnected } from '@escale/realtime';
import { useMessages } from '../../../messages/catalogue';
import { useAccountNames } from './use-names';

/** Shows a toast for each other user who connects while the dashboard is open, if the preference is on (readings, 'Realtime'). */
export function useConnectionToasts(): void {
  const { live } = useMessages();
  const self = useCurrentUser();
  const enabled = useOwnPreferences()?.notifications.newConnections === true;
  const nameOf = useAccountNames();

  useUserConnected(({ userId }) => {
    if (!enabled || userId === self.id) return;
    notify.info(live.userConnected(nameOf(userId) ?? live.someone), { id: `connected-${userId}` });
  });
}
