import { generalFailureText, isApiError, type ApiErrorKind } from '@escale/api-client';
import { notify } from '@escale/design-system';

/** Failures that say nothing about what was typed: the general line of §8 alone, and no field is marked. */
const generalOnly: readonly ApiErrorKind[] = ['network', 'timeout', 'server', 'invalid-response'];

/**
 * Shows a failed call once, as a toast: the server's sentence, else `fallback`. Gives that sentence for the field
 * that it is about, or `null` where no field is. The calls of this module are made before anybody is signed in, so
 * that a 401 is a refusal like any other; their mutations carry `meta: { toast: 'none' }`.
 */
export function showFailure(error: unknown, fallback: string): string | null {
  if (!isApiError(error)) throw error;
  if (error.kind === 'cancelled') return null;
  const general = generalFailureText(error) ?? undefined;
  if (generalOnly.includes(error.kind)) {
    notify.error(general ?? fallback);
    return null;
  }
  const sentence = error.serverText ?? fallback;
  notify.error(sentence, general === undefined ? {} : { detail: general });
  return sentence;
}
