import { startTransition, useEffect, useState } from 'react';

/**
 * Returns true once the browser has been idle since the component appeared: for the work that a likely next press would
 * otherwise wait for. Browsers without `requestIdleCallback` are never idle.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const request = window.requestIdleCallback(() => startTransition(() => setIdle(true)));
    return () => window.cancelIdleCallback(request);
  }, []);
  return idle;
}
