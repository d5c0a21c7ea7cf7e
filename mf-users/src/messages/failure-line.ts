import { failureText, type ApiError } from '@escale/api-client';
import { messages } from './catalogue';

/**
 * Returns the toast line of a failed call of this module (§8): 'Erreur: ' with the server's text, or with `fallback` if there is
 * none.
 */
export function failureLine(error: ApiError, fallback: string): string {
  return messages().shared.failure(failureText(error, fallback));
}
