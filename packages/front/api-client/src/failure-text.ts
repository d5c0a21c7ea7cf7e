import type { Translation } from '@escale/i18n';
import type { ApiError } from './api-error';
import { messages } from './messages/catalogue';
import { fr } from './messages/fr';

function generalLine({ kind }: ApiError, texts: Translation<typeof fr>): string | null {
  switch (kind) {
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

/** Returns the general line of §8 for a failure; `null` for a kind of failure that has none: the server's text is shown alone. */
export function generalFailureText(error: ApiError): string | null {
  return generalLine(error, messages());
}

/** The lines below the text of a failure, each rendered as a separate element (readings, 'Errors'). */
export interface FailureLines {
  /** The general line of §8. */
  detail?: string;
  /** The line with the request id, with which a user can report a failure of the service. */
  reference?: string;
}

/** Returns the lines that belong below `text` in the toast of a failure. */
export function failureLines(error: ApiError, text: string): FailureLines {
  const general = generalFailureText(error);
  return {
    ...(general !== null && general !== text && { detail: general }),
    ...(error.reference !== undefined && { reference: messages().reference(error.reference) }),
  };
}

/**
 * Returns the message for a failed call: the server's text, otherwise `fallback`. A server text that only repeats the general line
 * of §8 counts as missing, since toasts show that line as their detail.
 */
export function failureText(error: ApiError, fallback: string): string {
  const { serverText } = error;
  const general = [fr, messages()].map((texts) => generalLine(error, texts));
  return serverText === undefined || general.includes(serverText) ? fallback : serverText;
}
