import { hasExpired, untilAborted } from './deadline';

interface Load {
  end: AbortController;
  waiting: number;
}

/** Loads that several callers may wait for, each until its own deadline. */
export interface SharedLoads {
  /**
   * Waits, until `signal` aborts, for the load of a key, which `begin` starts or joins. The load's own signal aborts with its last
   * waiter: at once after a deadline, so that the load can say why; a moment later for a page that was left, since it may be
   * mounted again.
   */
  wait: <T>(key: string, signal: AbortSignal, begin: (end: AbortSignal) => Promise<T>) => Promise<T>;
}

/** Creates the shared loads of one page. */
export function createSharedLoads(): SharedLoads {
  const loads = new Map<string, Load>();
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
