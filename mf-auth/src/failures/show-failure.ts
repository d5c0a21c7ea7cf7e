import {
  failureLines,
  failureText,
  generalFailureText,
  isApiError,
  type ApiError,
  type ApiErrorKind,
} from '@escale/api-client';
import { notify } from '@escale/design-system';

/** The kinds of failure that have nothing to do with what the user entered. */
const kindsUnrelatedToInput: readonly ApiErrorKind[] = ['network', 'timeout', 'server', 'invalid-response'];

function requireApiError(error: unknown): ApiError {
  if (!isApiError(error)) throw error;
  return error;
}

const showToast = (text: string, error: ApiError) => notify.failure(text, failureLines(error, text));

/*
 * For the calls of this module, a 401 is a refusal like any other, since these calls need no
 * session. The mutations carry `meta: { toast: 'none' }`, and report a failure through one of the
 * two functions below, unless a screen reports it.
 */

/**
 * Shows a toast for refused input: the server's text, otherwise `fallback`. Returns the same text
 * for the field. If the call itself failed, shows the general line of §8 and returns `null`. For a
 * cancelled call, shows nothing and returns `null`. Rethrows anything but an `ApiError`.
 */
export function showRefusal(failure: unknown, fallback: string): string | null {
  const error = requireApiError(failure);
  if (error.kind === 'cancelled') return null;
  if (kindsUnrelatedToInput.includes(error.kind)) {
    showToast(generalFailureText(error) ?? fallback, error);
    return null;
  }
  const text = failureText(error, fallback);
  showToast(text, error);
  return text;
}

/**
 * Shows a toast for a failed action: the server's text, otherwise `fallback`, with the general line
 * of §8 as its detail. Shows nothing for a cancelled call. Rethrows anything but an `ApiError`.
 */
export function showFailure(failure: unknown, fallback: string): void {
  const error = requireApiError(failure);
  if (error.kind === 'cancelled') return;
  showToast(failureText(error, fallback), error);
}
