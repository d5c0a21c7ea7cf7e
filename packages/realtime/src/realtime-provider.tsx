import { useSession, useSessionActions, type AppStore } from '@escale/auth';
import { limits } from '@escale/contracts';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { createRealtimeEventHandlers } from './event-handlers';

/**
 * Keeps the live connection of the signed-in visit: opened when somebody is signed in, closed at sign-out (readings,
 * 'Realtime'). The shell mounts it once, after the first paint; it shows nothing. The connection's code is loaded
 * when it is first needed.
 */
export function RealtimeProvider(): null {
  const { verify } = useSessionActions();
  const store = useStore() as AppStore;
  const userId = useSession().user?.id;

  useEffect(() => {
    if (userId === undefined) return undefined;
    let close: (() => void) | undefined;
    let gone = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      import('./connection').then(
        ({ openConnection }) => {
          if (!gone) close = openConnection({ handlers: createRealtimeEventHandlers(store), verify });
        },
        () => {
          if (!gone) retry = setTimeout(open, limits.realtimeReconnectMaxMs);
        },
      );
    };
    open();
    return () => {
      gone = true;
      clearTimeout(retry);
      close?.();
    };
  }, [userId, store, verify]);

  return null;
}
