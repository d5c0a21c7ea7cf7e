import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** The time, renewed every half minute, for what depends on how long ago something was. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
