import type { ApiError } from './api-error';
import { messages } from './messages/catalogue';

/** The general line of §8 for a failure; `null` where §8 has none and the server's own sentence counts. */
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
