import { useEffect, useState } from 'react';

/** Returns the current time in epoch milliseconds, and re-renders at the interval. The default clock is the browser's. */
export function useNow(intervalMs: number, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, clock]);
  return now;
}
