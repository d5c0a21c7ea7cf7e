import { generalFailureText, type ApiError } from '@escale/api-client';
import { messages } from '../messages/catalogue';

/**
 * The toast line of a failed call of this module: 'Erreur: ' and the server's sentence, else `fallback` (§8). A server
 * that sends the general line as its sentence is not shown twice.
 */
export function failureLine(error: ApiError, fallback: string): string {
  const sentence = error.serverText === generalFailureText(error) ? undefined : error.serverText;
  return messages().shared.failure(sentence ?? fallback);
}
