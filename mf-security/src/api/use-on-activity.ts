import { useRealtime } from '@escale/realtime';
import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 1_000;

/** Calls `act` one second after the last of a burst of live activities; not for those from before the page. */
export function useOnActivity(act: () => void): void {
  const [openedAt] = useState(() => Date.now());
  const newest = useRealtime().feed[0];
  const run = useEffectEvent(act);
  useEffect(() => {
    if (newest === undefined || newest.receivedAt < openedAt) return;
    const timer = setTimeout(() => run(), debounceMs);
    return () => clearTimeout(timer);
  }, [newest, openedAt]);
}
