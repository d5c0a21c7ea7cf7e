import { failureText, type ApiError } from '@escale/api-client';
import { messages } from './catalogue';

/** Returns the toast line of a failed call of this module: 'Erreur: ' and the server's text, otherwise `fallback` (§8). */
export function failureLine(error: ApiError, fallback: string): string {
  return messages().shared.failure(failureText(error, fallback));
}
