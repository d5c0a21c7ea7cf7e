import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CrashScreen } from './crash-screen';
import { onUnhandledError } from './unhandled-errors';

export interface CrashBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Shows the crash screen for what throws while rendering, in an event or in a promise (§2, §8). */
export function CrashBoundary({ onError, children }: CrashBoundaryProps) {
  const [crashed, setCrashed] = useState(false);

  useEffect(
    () =>
      onUnhandledError((error) => {
        onError(error);
        setCrashed(true);
      }),
    [onError],
  );

  if (crashed) return <CrashScreen />;
  return (
    <ErrorBoundary onError={onError} fallback={<CrashScreen />}>
      {children}
    </ErrorBoundary>
  );
}
