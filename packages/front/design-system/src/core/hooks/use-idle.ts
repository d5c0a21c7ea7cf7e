import { startTransition, useEffect, useState } from 'react';

/**
 * Returns true once the browser has been idle since the component mounted: for work that a likely next press would otherwise wait
 * for. Never true in browsers without `requestIdleCallback`.
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
