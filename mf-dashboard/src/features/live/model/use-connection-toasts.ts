import { usersQueryOptions } from '@escale/api-client';
import { useCurrentUser, useOwnPreferences } from '@escale/auth';
import { fullName } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useUserConnected } from '@escale/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../messages/catalogue';

/** Shows a toast for each user who connects while the dashboard is open, if the preference is set (readings). */
export function useConnectionToasts(): void {
  const { live } = useMessages();
  const self = useCurrentUser();
  const enabled = useOwnPreferences()?.notifications.newConnections === true;
  const queryClient = useQueryClient();

  useUserConnected(({ userId }) => {
    if (!enabled || userId === self.id) return;
    const known = queryClient.getQueryData(usersQueryOptions().queryKey)?.find(({ id }) => id === userId);
    const text = known === undefined ? live.someoneConnected : live.userConnected(fullName(known));
    notify.info(text, { id: `connected-${userId}` });
  });
}
