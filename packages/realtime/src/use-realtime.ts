import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { subscribeToUserConnected, type UserConnectedListener } from './connected-emitter';
import { selectRealtime } from './event-handlers';
import type { RealtimeState } from './realtime-slice';

/** State of the live connection, who is connected, and the last ten activities (§2 'Dashboard'). */
export function useRealtime(): RealtimeState {
  return useSelector(selectRealtime);
}

/**
 * Calls back for each user who connects while the component is mounted, as for a toast; not for those who were there
 * before this connection, nor for one who comes back after a failure of the network.
 */
export function useUserConnected(listener: UserConnectedListener): void {
  const announce = useEffectEvent(listener);
  useEffect(() => subscribeToUserConnected((arrival) => announce(arrival)), []);
}
