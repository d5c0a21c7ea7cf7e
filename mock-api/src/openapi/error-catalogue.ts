import type { ApiErrorBody, ApiErrorCode } from '@escale/contracts';
import type { Sentence } from '../messages/sentence';
import { sentences } from '../messages/sentences';

interface CatalogueEntry {
  status: number;
  /** When the API answers with it. */
  when: string;
  example: Omit<ApiErrorBody, 'success' | 'code'>;
}

const exampleOf = ({ fr: error }: Sentence, more: Omit<CatalogueEntry['example'], 'error'> = {}) => ({
  error,
  ...more,
});

/** Every code of an error body: its status, its cause, and an example. */
export const errorCatalogue: Record<ApiErrorCode, CatalogueEntry> = {
  BAD_JSON: { status: 400, when: 'The body is not JSON.', example: exampleOf(sentences.badJson) },
  INVALID_BODY: {
    status: 400,
    when: 'Body or query break their schema; `fields` says where.',
    example: exampleOf(sentences.invalidBody, { fields: { email: sentences.fields.emailInvalid?.fr ?? '' } }),
  },
  BODY_TOO_LARGE: { status: 413, when: 'The body is too large.', example: exampleOf(sentences.bodyTooLarge) },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    when: 'The body is of another type.',
    example: exampleOf(sentences.unsupportedMediaType),
  },
  NOT_FOUND: { status: 404, when: 'There is no such thing.', example: exampleOf(sentences.notFound) },
  METHOD_NOT_ALLOWED: {
    status: 405,
    when: 'The path has no such method; `Allow` lists those it has.',
    example: exampleOf(sentences.methodNotAllowed),
  },
  UNAUTHENTICATED: {
    status: 401,
    when: 'The token, or the cookie of a refresh, is missing, over or ended; `sessionEnd` may say why.',
    example: exampleOf(sentences.unauthenticated, { sessionEnd: 'EXPIRED' }),
  },
  FORBIDDEN: { status: 403, when: 'A right is missing.', example: exampleOf(sentences.forbidden) },
  CONFLICT: {
    status: 409,
    when: 'E-mail address or user name are taken.',
    example: exampleOf(sentences.users.emailTaken, { fields: { email: sentences.users.emailTaken.fr } }),
  },
  STALE: {
    status: 409,
    when: 'The account has changed since the version in `If-Match`.',
    example: exampleOf(sentences.users.stale),
  },
  RULE: {
    status: 409,
    when: 'A rule forbids the change.',
    example: exampleOf(sentences.users.lastSuperAdmin),
  },
  BAD_IMAGE: {
    status: 422,
    when: 'The file is no picture that can be used.',
    example: exampleOf(sentences.users.imageType, { fields: { avatar: sentences.users.imageType.fr } }),
  },
  EMAIL_UNKNOWN: {
    status: 400,
    when: 'There is no such account.',
    example: exampleOf(sentences.emailUnknown),
  },
  BAD_CREDENTIALS: {
    status: 400,
    when: 'The password is wrong.',
    example: exampleOf(sentences.badCredentials),
  },
  ACCOUNT_INACTIVE: {
    status: 400,
    when: 'The account is not active.',
    example: exampleOf(sentences.accountInactive),
  },
  OTP_INVALID: { status: 400, when: 'The code is wrong.', example: exampleOf(sentences.codeInvalid(2)) },
  OTP_EXPIRED: {
    status: 400,
    when: 'The code, or the sign-in of this browser, is over.',
    example: exampleOf(sentences.codeExpired),
  },
  OTP_EXHAUSTED: {
    status: 400,
    when: 'No attempts are left for this code, or no further codes for this sign-in.',
    example: exampleOf(sentences.codeExhausted),
  },
  LINK_INVALID: {
    status: 400,
    when: 'The link is over, used or wrong.',
    example: exampleOf(sentences.linkInvalid),
  },
  PASSWORD_REFUSED: {
    status: 422,
    when: 'The password is too weak; `fields.password` says why.',
    example: exampleOf(sentences.passwordReasons.common, {
      fields: { password: sentences.passwordReasons.common.fr },
    }),
  },
  REAUTHENTICATION_REQUIRED: {
    status: 409,
    when: 'The sign-in is too old for this change: the caller signs in again and repeats the call.',
    example: exampleOf(sentences.reauthenticationRequired),
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    when: 'Too many attempts; `Retry-After` and `cooldownSeconds` say how long to wait.',
    example: exampleOf(sentences.tooManyAttempts(60), { cooldownSeconds: 60 }),
  },
  BAD_ORIGIN: {
    status: 400,
    when: 'A page of another origin sends the call.',
    example: exampleOf(sentences.badOrigin),
  },
  BAD_HOST: {
    status: 421,
    when: 'The host name is not that of the service.',
    example: exampleOf(sentences.badHost),
  },
  OVERLOADED: {
    status: 503,
    when: 'The service has too much to do, and nothing has happened; or its database does not answer, and the change may have happened. `Retry-After` says when to try again.',
    example: exampleOf(sentences.overloaded),
  },
  SERVER_ERROR: { status: 500, when: 'A fault of the service.', example: exampleOf(sentences.serverError) },
};
