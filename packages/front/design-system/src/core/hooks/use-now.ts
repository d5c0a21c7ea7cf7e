import { useEffect, useState } from 'react';

/** Returns what a clock shows (epoch milliseconds; by default that of the browser), updated at this interval. */
export function useNow(intervalMs: number, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, clock]);
  return now;
}
