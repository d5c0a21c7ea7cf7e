import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CrashScreen } from './crash-screen';
import { onUnhandledError } from './unhandled-errors';

export interface CrashBoundaryProps {
  onError: (error: unknown) => void;
  /** Takes an error that nobody handled, where it belongs to a part that can fall alone; true when it did. */
  claim?: (error: unknown) => boolean;
  children: ReactNode;
}

/** Shows the crash screen for what throws while rendering, in an event or in a promise (§2, §8). */
export function CrashBoundary({ onError, claim, children }: CrashBoundaryProps) {
  const [crashed, setCrashed] = useState(false);

  useEffect(
    () =>
      onUnhandledError((error) => {
        if (claim?.(error)) return;
        onError(error);
        setCrashed(true);
      }),
    [onError, claim],
  );

  if (crashed) return <CrashScreen />;
  return (
    <ErrorBoundary onError={onError} fallback={<CrashScreen />}>
      {children}
    </ErrorBoundary>
  );
}
