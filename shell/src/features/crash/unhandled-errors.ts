import { isApiError } from '@escale/api-client';

/**
 * True for an error that needs no crash screen: the toast of a failed request already reports it,
 * and a cancelled request is no failure.
 */
function needsNoCrashScreen(error: unknown): boolean {
  return isApiError(error) || (error instanceof Error && error.name === 'AbortError');
}

/**
 * Calls `onError` for unhandled errors and rejections (§8) of the application's own code. Ignores events without an error, such as
 * ResizeObserver notices, and errors of extensions, translators and in-app browsers. Returns an unsubscribe function.
 */
export function onUnhandledError(
  onError: (error: Error) => void,
  isOwn: (error: Error) => boolean,
): () => void {
  const notify = (error: unknown) => {
    if (error instanceof Error && !needsNoCrashScreen(error) && isOwn(error)) onError(error);
  };
  const handleError = (event: ErrorEvent) => notify(event.error);
  const handleRejection = (event: PromiseRejectionEvent) => notify(event.reason);
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}
