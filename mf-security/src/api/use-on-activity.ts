import { useRealtime } from '@escale/realtime';
import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 1_000;

/** Calls `act` one second after the last live activity of a burst; ignores activities from before the page was opened. */
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
