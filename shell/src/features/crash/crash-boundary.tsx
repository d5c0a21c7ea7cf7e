import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CrashScreen } from './crash-screen';
import { onUnhandledError } from './unhandled-errors';

export interface CrashBoundaryProps {
  onError: (error: unknown) => void;
  /** False for an unhandled error of foreign code; such an error is ignored. Default: every error counts. */
  isOwn?: (error: unknown) => boolean;
  /** Passes an unhandled error to the part that threw it; returns true if that part can fail alone. */
  routeToPart?: (error: unknown) => boolean;
  children: ReactNode;
}

/** Shows the crash screen for errors thrown while rendering, in an event or in a promise (§2, §8). */
export function CrashBoundary({ onError, isOwn = () => true, routeToPart, children }: CrashBoundaryProps) {
  const [crashed, setCrashed] = useState(false);

  useEffect(
    () =>
      onUnhandledError((error) => {
        if (routeToPart?.(error)) return;
        onError(error);
        setCrashed(true);
      }, isOwn),
    [onError, isOwn, routeToPart],
  );

  if (crashed) return <CrashScreen />;
  return (
    <ErrorBoundary onError={onError} fallback={<CrashScreen />}>
      {children}
    </ErrorBoundary>
  );
}
