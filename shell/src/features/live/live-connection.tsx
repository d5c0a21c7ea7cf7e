import { useSessionStatus } from '@escale/auth';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { whenIdle } from '../../lib/when-idle';

const RealtimeProvider = lazy(async () => ({ default: (await import('@escale/realtime')).RealtimeProvider }));

/**
 * Opens the live connection of the session. Its code loads when the browser is idle; the application works without it (readings,
 * 'Realtime').
 */
export function LiveConnection({ onError }: { onError: (error: unknown) => void }) {
  const [idle, setIdle] = useState(false);
  const signedIn = useSessionStatus() === 'authenticated';
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!idle || !signedIn) return null;
  return (
    <ErrorBoundary fallback={null} onError={onError}>
      <Suspense>
        <RealtimeProvider />
      </Suspense>
    </ErrorBoundary>
  );
}
