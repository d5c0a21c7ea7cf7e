import type { ApiErrorBody, ApiErrorCode } from '@escale/contracts';
import type { Sentence } from '../messages/sentence';
import { sentences } from '../messages/sentences';

interface CatalogueEntry {
  status: number;
  /** When it is answered. */
  when: string;
  example: Omit<ApiErrorBody, 'success' | 'code'>;
}

const says = ({ fr: error }: Sentence, more: Omit<CatalogueEntry['example'], 'error'> = {}) => ({
  error,
  ...more,
});

/** Every code of an error body: its status, its cause, and an example. */
export const errorCatalogue: Record<ApiErrorCode, CatalogueEntry> = {
  BAD_JSON: { status: 400, when: 'The body is not JSON.', example: says(sentences.badJson) },
  INVALID_BODY: {
    status: 400,
    when: 'Body or query break their schema; `fields` says where.',
    example: says(sentences.invalidBody, { fields: { email: sentences.fields.emailInvalid?.fr ?? '' } }),
  },
  BODY_TOO_LARGE: { status: 413, when: 'The body is too large.', example: says(sentences.bodyTooLarge) },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    when: 'The body is of another type.',
    example: says(sentences.unsupportedMediaType),
  },
  NOT_FOUND: { status: 404, when: 'There is no such thing.', example: says(sentences.notFound) },
  METHOD_NOT_ALLOWED: {
    status: 405,
    when: 'The path has no such method; `Allow` lists those it has.',
    example: says(sentences.methodNotAllowed),
  },
  UNAUTHENTICATED: {
    status: 401,
    when: 'The token, or the cookie of a refresh, is missing, over or ended; `sessionEnd` may say why.',
    example: says(sentences.unauthenticated, { sessionEnd: 'EXPIRED' }),
  },
  FORBIDDEN: { status: 403, when: 'A right is missing.', example: says(sentences.forbidden) },
  CONFLICT: {
    status: 409,
    when: 'E-mail address or user name are taken.',
    example: says(sentences.users.emailTaken, { fields: { email: sentences.users.emailTaken.fr } }),
  },
  STALE: {
    status: 409,
    when: 'The account has changed since the version in `If-Match`.',
    example: says(sentences.users.stale),
  },
  RULE: { status: 409, when: 'A rule forbids the change.', example: says(sentences.users.lastSuperAdmin) },
  BAD_IMAGE: {
    status: 422,
    when: 'The file is no picture that can be used.',
    example: says(sentences.users.imageType, { fields: { avatar: sentences.users.imageType.fr } }),
  },
  EMAIL_UNKNOWN: { status: 400, when: 'There is no such account.', example: says(sentences.emailUnknown) },
  BAD_CREDENTIALS: { status: 400, when: 'The password is wrong.', example: says(sentences.badCredentials) },
  ACCOUNT_INACTIVE: {
    status: 400,
    when: 'The account is not active.',
    example: says(sentences.accountInactive),
  },
  OTP_INVALID: { status: 400, when: 'The code is wrong.', example: says(sentences.codeInvalid(2)) },
  OTP_EXPIRED: {
    status: 400,
    when: 'The code, or the sign-in of this browser, is over.',
    example: says(sentences.codeExpired),
  },
  OTP_EXHAUSTED: {
    status: 400,
    when: 'No attempts are left for this code, or no further codes for this sign-in.',
    example: says(sentences.codeExhausted),
  },
  LINK_INVALID: {
    status: 400,
    when: 'The link is over, used or wrong.',
    example: says(sentences.linkInvalid),
  },
  PASSWORD_REFUSED: {
    status: 422,
    when: 'The password is too weak; `fields.password` says why.',
    example: says(sentences.passwordReasons.common, {
      fields: { password: sentences.passwordReasons.common.fr },
    }),
  },
  REAUTHENTICATION_REQUIRED: {
    status: 409,
    when: 'The sign-in is too old for this change: the caller signs in again and repeats the call.',
    example: says(sentences.reauthenticationRequired),
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    when: 'Too many attempts; `Retry-After` and `cooldownSeconds` say how long to wait.',
    example: says(sentences.tooManyAttempts(60), { cooldownSeconds: 60 }),
  },
  BAD_ORIGIN: {
    status: 400,
    when: 'A page of another origin sends the call.',
    example: says(sentences.badOrigin),
  },
  BAD_HOST: {
    status: 421,
    when: 'The host name is not that of the service.',
    example: says(sentences.badHost),
  },
  OVERLOADED: {
    status: 503,
    when: 'The service has too much to do, and nothing has happened; or its database does not answer, and the change may have happened. `Retry-After` says when to try again.',
    example: says(sentences.overloaded),
  },
  SERVER_ERROR: { status: 500, when: 'A fault of the service.', example: says(sentences.serverError) },
};
