import type { ApiErrorBody, ApiErrorCode } from '@escale/contracts';
import { messages } from '../messages/fr';

type Extra = Pick<ApiErrorBody, 'cooldownSeconds' | 'fields'>;

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

export const unauthenticated = () => new RequestError(401, 'UNAUTHENTICATED', messages.unauthenticated);

export const forbidden = (message = messages.forbidden) => new RequestError(403, 'FORBIDDEN', message);

export const notFound = (message = messages.notFound) => new RequestError(404, 'NOT_FOUND', message);

export const invalidBody = (fields: Record<string, string>) => {
  const [only, ...others] = Object.values(fields);
  const message = only !== undefined && others.length === 0 ? only : messages.invalidBody;
  return new RequestError(400, 'INVALID_BODY', message, { fields });
};

export const tooManyRequests = (
  cooldownSeconds: number,
  message = messages.tooManyAttempts(cooldownSeconds),
) => new RequestError(429, 'TOO_MANY_REQUESTS', message, { cooldownSeconds });
