import { startTransition, useEffect, useState } from 'react';

/**
 * Returns true once the browser has been idle after the component mounted; always false without `requestIdleCallback`. Use the
 * hook to prepare what the user is likely to open next.
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
