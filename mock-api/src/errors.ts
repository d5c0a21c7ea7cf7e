import type { ApiErrorBody, ApiErrorCode, SessionEndReason } from '@escale/contracts';
import { messages } from './messages/fr';

type Extra = Pick<ApiErrorBody, 'cooldownSeconds' | 'fields' | 'sessionEnd' | 'successCount'>;

/** A refusal that is sent to the caller. Any other thrown error is a fault of the server. */
export class RequestError extends Error {
  override name = 'RequestError';

  constructor(
    readonly status: number,
    readonly code: ApiErrorCode,
    message: string,
    readonly extra: Extra = {},
  ) {
    super(message);
  }
}

export const badRequest = (code: ApiErrorCode, message: string) => new RequestError(400, code, message);

/** `sessionEnd` says why the session ended, for a caller who proves to have held it. */
export const unauthenticated = (sessionEnd?: SessionEndReason) =>
  new RequestError(401, 'UNAUTHENTICATED', messages.unauthenticated, sessionEnd && { sessionEnd });

export const forbidden = (message = messages.forbidden) => new RequestError(403, 'FORBIDDEN', message);

export const notFound = (message = messages.notFound) => new RequestError(404, 'NOT_FOUND', message);

export const invalidBody = (fields: Record<string, string>) => {
  const [only, ...others] = Object.values(fields);
  const message = only !== undefined && others.length === 0 ? only : messages.invalidBody;
  return new RequestError(400, 'INVALID_BODY', message, { fields });
};

/** The caller must sign in again before this change. */
export const reauthenticationRequired = () =>
  new RequestError(409, 'REAUTHENTICATION_REQUIRED', messages.reauthenticationRequired);

/** The server is overloaded; the caller may try again in `retryAfterSeconds`. */
export const overloaded = () => new RequestError(503, 'OVERLOADED', messages.overloaded);

/** The database does not answer; the requested change may or may not have happened. */
export const databaseAway = () => new RequestError(503, 'OVERLOADED', messages.databaseAway);

/** Sent along with a 503. */
export const retryAfterSeconds = 2;

/** Ends work for a caller who has disconnected and cannot receive the answer. */
export const callerGone = () => new RequestError(499, 'SERVER_ERROR', messages.badRequest);

export const tooManyRequests = (
  cooldownSeconds: number,
  message = messages.tooManyAttempts(cooldownSeconds),
) => new RequestError(429, 'TOO_MANY_REQUESTS', message, { cooldownSeconds });
