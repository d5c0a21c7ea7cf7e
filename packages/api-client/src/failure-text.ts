import type { ApiError } from './api-error';
import { messages } from './messages/catalogue';

/** Returns the general line of §8 for a failure; `null` for kinds without one, whose server text stands alone. */
export function generalFailureText(error: ApiError): string | null {
  const texts = messages();
  switch (error.kind) {
    case 'server':
    case 'invalid-response':
      return texts.server;
    case 'not-found':
      return texts.notFound;
    case 'forbidden':
      return texts.forbidden;
    case 'network':
      return texts.network;
    case 'timeout':
      return texts.timeout;
    default:
      return null;
  }
}

/**
 * Returns the message for a failed call: the server's text, otherwise `fallback`. A server text
 * that only repeats the general line of §8 counts as missing, since toasts show that line as their detail (§8).
 */
export function failureText(error: ApiError, fallback: string): string {
  const { serverText } = error;
  return serverText === undefined || serverText === generalFailureText(error) ? fallback : serverText;
}
