import { isApiError } from '@escale/api-client';

/** A failed request has shown its toast already; a cancelled one is no error. */
function isExpected(error: unknown): boolean {
  return isApiError(error) || (error instanceof Error && error.name === 'AbortError');
}

/**
 * Calls back for unhandled errors and rejections (§8). Browsers also raise events without an error (ResizeObserver
 * notices, scripts of extensions); those are ignored. Returns an unsubscribe function.
 */
export function onUnhandledError(onError: (error: Error) => void): () => void {
  const notify = (error: unknown) => {
    if (error instanceof Error && !isExpected(error)) onError(error);
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
