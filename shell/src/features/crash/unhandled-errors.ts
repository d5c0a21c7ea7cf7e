import { isApiError } from '@escale/api-client';

/** True for an error that is handled elsewhere: a failed request has already shown its toast; a cancelled one is not an error. */
function isExpected(error: unknown): boolean {
  return isApiError(error) || (error instanceof Error && error.name === 'AbortError');
}

/**
 * Calls back for unhandled errors and rejections (§8) of the application's own code. Browsers also raise events without an error
 * (ResizeObserver notices), and extensions, translators and in-app browsers run scripts in the page; those are ignored. Returns an
 * unsubscribe function.
 */
export function onUnhandledError(
  onError: (error: Error) => void,
  isOwn: (error: Error) => boolean,
): () => void {
  const notify = (error: unknown) => {
    if (error instanceof Error && !isExpected(error) && isOwn(error)) onError(error);
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
