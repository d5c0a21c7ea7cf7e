import { useEffect, useState } from 'react';

const intervalMs = 30_000;

/** Returns the time, updated every 30 s, for relative times. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
