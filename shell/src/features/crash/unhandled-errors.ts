import { isApiError } from '@escale/api-client';

/** Failed calls have their toast already; a cancelled request is no error. */
function isExpected(error: unknown): boolean {
  return isApiError(error) || (error instanceof Error && error.name === 'AbortError');
}

/**
 * Calls back for errors and rejections that nobody handled (§8). Browsers also raise events without an error
 * (ResizeObserver notices, scripts of extensions): those are none of ours.
 */
export function onUnhandledError(onError: (error: Error) => void): () => void {
  const take = (error: unknown) => {
    if (error instanceof Error && !isExpected(error)) onError(error);
  };
  const handleError = (event: ErrorEvent) => take(event.error);
  const handleRejection = (event: PromiseRejectionEvent) => take(event.reason);
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}
