import { hasExpired, untilAborted } from './deadline';

interface SharedLoad {
  end: AbortController;
  waiting: number;
}

/** Loads that several callers can wait for, each caller until its own deadline. */
export interface SharedLoads {
  /**
   * Waits for the load of a key until `signal` aborts; `begin` starts the load or joins a running
   * one. When the last waiter gives up, the load's own signal aborts. After a deadline, it aborts
   * at once, so that the load can state the reason. Otherwise it aborts a moment later, since the
   * page may be mounted again.
   */
  wait: <T>(key: string, signal: AbortSignal, begin: (end: AbortSignal) => Promise<T>) => Promise<T>;
}

/** Creates the shared loads of one page. */
export function createSharedLoads(): SharedLoads {
  const loads = new Map<string, SharedLoad>();
  return {
    wait: async (key, signal, begin) => {
      const load = loads.get(key) ?? { end: new AbortController(), waiting: 0 };
      loads.set(key, load);
      load.waiting += 1;
      const giveUp = () => {
        if (load.waiting > 0) return;
        if (loads.get(key) === load) loads.delete(key);
        load.end.abort(signal.reason);
      };
      const handleAbort = () => {
        load.waiting -= 1;
        if (hasExpired(signal)) giveUp();
        else setTimeout(giveUp);
      };
      signal.addEventListener('abort', handleAbort, { once: true });
      try {
        return await untilAborted(begin(load.end.signal), signal);
      } finally {
        signal.removeEventListener('abort', handleAbort);
        if (!signal.aborted && loads.get(key) === load) loads.delete(key);
      }
    },
  };
}
