import { useEffect, useState } from 'react';

/** Returns the time of a clock (epoch milliseconds; by default the browser's), updated at this interval. */
export function useNow(intervalMs: number, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, clock]);
  return now;
}
