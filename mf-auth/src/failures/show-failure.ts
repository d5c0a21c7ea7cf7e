import { generalFailureText, isApiError, type ApiError, type ApiErrorKind } from '@escale/api-client';
import { notify } from '@escale/design-system';

/** Failures that say nothing about what was typed. */
const unrelated: readonly ApiErrorKind[] = ['network', 'timeout', 'server', 'invalid-response'];

function show(sentence: string, general: string | null): void {
  notify.error(sentence, general === null ? {} : { detail: general });
}

function apiErrorOf(error: unknown): ApiError {
  if (!isApiError(error)) throw error;
  return error;
}

/*
 * The calls of this module are made before anybody is signed in, so that a 401 is a refusal like any other; their
 * mutations carry `meta: { toast: 'none' }` and fail by one of these two, once each.
 */

/**
 * What was typed is refused: the server's sentence, else `fallback`, as a toast. Gives that sentence for the field, or
 * `null` where the call itself failed and the general line of §8 stands alone.
 */
export function showRefusal(failure: unknown, fallback: string): string | null {
  const error = apiErrorOf(failure);
  if (error.kind === 'cancelled') return null;
  const general = generalFailureText(error);
  if (unrelated.includes(error.kind)) {
    notify.error(general ?? fallback);
    return null;
  }
  const sentence = error.serverText ?? fallback;
  show(sentence, general);
  return sentence;
}

/** An act failed: the server's sentence, else `fallback`, and under it the general line of §8 where there is one. */
export function showFailure(failure: unknown, fallback: string): void {
  const error = apiErrorOf(failure);
  if (error.kind === 'cancelled') return;
  const general = generalFailureText(error);
  const sentence = error.serverText === general ? undefined : error.serverText;
  show(sentence ?? fallback, general);
}
