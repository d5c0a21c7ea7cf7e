import type { ApiErrorBody, ApiErrorCode } from '@escale/contracts';
import { messages } from '../messages/fr';

interface CatalogueEntry {
  status: number;
  /** When it is answered. */
  when: string;
  example: Omit<ApiErrorBody, 'success' | 'code'>;
}

const says = (error: string, more: Omit<CatalogueEntry['example'], 'error'> = {}) => ({ error, ...more });

/** Every code of an error body: its status, its cause, and an example. */
export const errorCatalogue: Record<ApiErrorCode, CatalogueEntry> = {
  BAD_JSON: { status: 400, when: 'The body is not JSON.', example: says(messages.badJson) },
  INVALID_BODY: {
    status: 400,
    when: 'Body or query break their schema; `fields` says where.',
    example: says(messages.invalidBody, { fields: { email: messages.fields.emailInvalid ?? '' } }),
  },
  BODY_TOO_LARGE: { status: 413, when: 'The body is too large.', example: says(messages.bodyTooLarge) },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    when: 'The body is of another type.',
    example: says(messages.unsupportedMediaType),
  },
  NOT_FOUND: { status: 404, when: 'There is no such thing.', example: says(messages.notFound) },
  METHOD_NOT_ALLOWED: {
    status: 405,
    when: 'The path has no such method; `Allow` lists those it has.',
    example: says(messages.methodNotAllowed),
  },
  UNAUTHENTICATED: {
    status: 401,
    when: 'The token, or the cookie of a refresh, is missing, over or ended; `sessionEnd` may say why.',
    example: says(messages.unauthenticated, { sessionEnd: 'EXPIRED' }),
  },
  FORBIDDEN: { status: 403, when: 'A right is missing.', example: says(messages.forbidden) },
  CONFLICT: {
    status: 409,
    when: 'E-mail address or user name are taken.',
    example: says(messages.users.emailTaken, { fields: { email: messages.users.emailTaken } }),
  },
  STALE: {
    status: 409,
    when: 'The account has changed since the version in `If-Match`.',
    example: says(messages.users.stale),
  },
  RULE: { status: 409, when: 'A rule forbids the change.', example: says(messages.users.lastSuperAdmin) },
  BAD_IMAGE: {
    status: 422,
    when: 'The file is no picture that can be used.',
    example: says(messages.users.imageType, { fields: { avatar: messages.users.imageType } }),
  },
  EMAIL_UNKNOWN: { status: 400, when: 'There is no such account.', example: says(messages.emailUnknown) },
  BAD_CREDENTIALS: { status: 400, when: 'The password is wrong.', example: says(messages.badCredentials) },
  ACCOUNT_INACTIVE: {
    status: 400,
    when: 'The account is not active.',
    example: says(messages.accountInactive),
  },
  OTP_INVALID: { status: 400, when: 'The code is wrong.', example: says(messages.codeInvalid(2)) },
  OTP_EXPIRED: {
    status: 400,
    when: 'The code, or the sign-in of this browser, is over.',
    example: says(messages.codeExpired),
  },
  OTP_EXHAUSTED: {
    status: 400,
    when: 'No attempts are left for this code, or no further codes for this sign-in.',
    example: says(messages.codeExhausted),
  },
  LINK_INVALID: {
    status: 400,
    when: 'The link is over, used or wrong.',
    example: says(messages.linkInvalid),
  },
  PASSWORD_REFUSED: {
    status: 422,
    when: 'The password is too weak; `fields.password` says why.',
    example: says(messages.passwordReasons.common, { fields: { password: messages.passwordReasons.common } }),
  },
  REAUTHENTICATION_REQUIRED: {
    status: 409,
    when: 'The sign-in is too old for this change: the caller signs in again and repeats the call.',
    example: says(messages.reauthenticationRequired),
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    when: 'Too many attempts; `Retry-After` and `cooldownSeconds` say how long to wait.',
    example: says(messages.tooManyAttempts(60), { cooldownSeconds: 60 }),
  },
  BAD_ORIGIN: {
    status: 400,
    when: 'A page of another origin sends the call.',
    example: says(messages.badOrigin),
  },
  BAD_HOST: {
    status: 421,
    when: 'The host name is not that of the service.',
    example: says(messages.badHost),
  },
  OVERLOADED: {
    status: 503,
    when: 'The service has too much to do, and nothing has happened; or its database does not answer, and the change may have happened. `Retry-After` says when to try again.',
    example: says(messages.overloaded),
  },
  SERVER_ERROR: { status: 500, when: 'A fault of the service.', example: says(messages.serverError) },
};
