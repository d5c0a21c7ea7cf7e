import type { ApiErrorBody, ApiErrorCode, Language, SessionEndReason } from '@escale/contracts';
import type { Sentence } from './messages/sentence';
import { sentences } from './messages/sentences';

type ExtraFields = Pick<ApiErrorBody, 'cooldownSeconds' | 'sessionEnd' | 'successCount'> & {
  fields?: Record<string, Sentence>;
};

/** A refusal that the caller receives. Any other thrown error is a fault of the server. */
export class RequestError extends Error {
  override name = 'RequestError';

  constructor(
    readonly status: number,
    readonly code: ApiErrorCode,
    readonly sentence: Sentence,
    readonly extra: ExtraFields = {},
  ) {
    super(sentence.fr);
  }

  /** Returns the response body in a language. */
  body(language: Language): ApiErrorBody {
    const { fields, ...others } = this.extra;
    const said = Object.entries(fields ?? {}).map(([name, sentence]) => [name, sentence[language]] as const);
    return {
      success: false,
      code: this.code,
      error: this.sentence[language],
      ...others,
      ...(fields && { fields: Object.fromEntries(said) }),
    };
  }
}

export const badRequest = (code: ApiErrorCode, sentence: Sentence) => new RequestError(400, code, sentence);

/** `sessionEnd` is the reason why the session ended, for a caller who has proved that the session was theirs. */
export const unauthenticated = (sessionEnd?: SessionEndReason) =>
  new RequestError(401, 'UNAUTHENTICATED', sentences.unauthenticated, sessionEnd && { sessionEnd });

export const forbidden = (sentence: Sentence = sentences.forbidden) =>
  new RequestError(403, 'FORBIDDEN', sentence);

export const notFound = (sentence: Sentence = sentences.notFound) =>
  new RequestError(404, 'NOT_FOUND', sentence);

export const invalidBody = (fields: Record<string, Sentence>) => {
  const [only, ...others] = Object.values(fields);
  const sentence = only !== undefined && others.length === 0 ? only : sentences.invalidBody;
  return new RequestError(400, 'INVALID_BODY', sentence, { fields });
};

export const bodyTooLarge = () => new RequestError(413, 'BODY_TOO_LARGE', sentences.bodyTooLarge);

/** The caller must sign in again before this change. */
export const reauthenticationRequired = () =>
  new RequestError(409, 'REAUTHENTICATION_REQUIRED', sentences.reauthenticationRequired);

/** The server is overloaded; the caller may try again in `retryAfterSeconds`. */
export const overloaded = () => new RequestError(503, 'OVERLOADED', sentences.overloaded);

/** The database does not answer; the requested change may or may not have happened. */
export const databaseUnavailable = () => new RequestError(503, 'OVERLOADED', sentences.databaseUnavailable);

/** The `Retry-After` of a 503. */
export const retryAfterSeconds = 2;

/** Thrown to end work for a caller who has disconnected and cannot receive the answer. */
export const callerDisconnected = () => new RequestError(499, 'SERVER_ERROR', sentences.badRequest);

export const tooManyRequests = (
  cooldownSeconds: number,
  sentence = sentences.tooManyAttempts(cooldownSeconds),
) => new RequestError(429, 'TOO_MANY_REQUESTS', sentence, { cooldownSeconds });
