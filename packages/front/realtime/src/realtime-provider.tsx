import { useSession, useSessionActions, type AppStore } from '@escale/auth';
import { limits } from '@escale/contracts';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { createRealtimeEventHandlers } from './event-handlers';

/**
 * Opens the realtime connection when a user is signed in and closes it on sign-out (readings, 'Realtime'). Renders
 * nothing; the shell mounts it once, after the first paint. The connection's code is loaded on demand.
 */
export function RealtimeProvider(): null {
  const { verify } = useSessionActions();
  const store = useStore() as AppStore;
  const userId = useSession().user?.id;

  useEffect(() => {
    if (userId === undefined) return undefined;
    let close: (() => void) | undefined;
    let unmounted = false;
    let next: ReturnType<typeof setTimeout> | undefined;
    // Fetching, evaluating and connecting are separate tasks, so that none blocks the page for long.
    const later = (work: () => void, delayMs = 0) => {
      if (!unmounted) next = setTimeout(work, delayMs);
    };
    const open = () => {
      import('./connection').then(
        ({ openConnection }) =>
          later(() => {
            close = openConnection({ handlers: createRealtimeEventHandlers(store), verify });
          }),
        () => later(open, limits.realtimeReconnectMaxMs),
      );
    };
    later(open);
    return () => {
      unmounted = true;
      clearTimeout(next);
      close?.();
    };
  }, [userId, store, verify]);

  return null;
}
