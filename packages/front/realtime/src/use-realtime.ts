import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { subscribeToUserConnected, type UserConnectedListener } from './connected-emitter';
import { selectRealtime } from './event-handlers';
import type { RealtimeState } from './realtime-slice';

/** Returns the state of the realtime connection, the connected users and the last ten activities (§2 'Dashboard'). */
export function useRealtime(): RealtimeState {
  return useSelector(selectRealtime);
}

/**
 * Calls `listener` for each user who connects while the component is mounted, for example to show a toast. Users who
 * were connected before this client, and reconnects after a network failure, are not announced.
 */
export function useUserConnected(listener: UserConnectedListener): void {
  const announce = useEffectEvent(listener);
  useEffect(() => subscribeToUserConnected((user) => announce(user)), []);
}
