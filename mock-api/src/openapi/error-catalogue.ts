import type { ApiErrorBody, ApiErrorCode } from '@escale/contracts';
import type { Sentence } from '../messages/sentence';
import { sentences } from '../messages/sentences';

interface CatalogueEntry {
  status: number;
  /** When the API answers with this code. */
  when: string;
  example: Omit<ApiErrorBody, 'success' | 'code'>;
}

const exampleOf = ({ fr: error }: Sentence, more: Omit<CatalogueEntry['example'], 'error'> = {}) => ({
  error,
  ...more,
});

/** Every code of an error body: its status, its cause, and an example. */
export const errorCatalogue: Record<ApiErrorCode, CatalogueEntry> = {
  BAD_JSON: { status: 400, when: 'The body is not valid JSON.', example: exampleOf(sentences.badJson) },
  INVALID_BODY: {
    status: 400,
    when: 'The body or the query does not match its schema; `fields` names the invalid fields.',
    example: exampleOf(sentences.invalidBody, { fields: { email: sentences.fields.emailInvalid?.fr ?? '' } }),
  },
  BODY_TOO_LARGE: { status: 413, when: 'The body is too large.', example: exampleOf(sentences.bodyTooLarge) },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    when: 'The content type of the body is not supported.',
    example: exampleOf(sentences.unsupportedMediaType),
  },
  NOT_FOUND: { status: 404, when: 'The resource does not exist.', example: exampleOf(sentences.notFound) },
  METHOD_NOT_ALLOWED: {
    status: 405,
    when: 'The path does not support the method; `Allow` lists the supported ones.',
    example: exampleOf(sentences.methodNotAllowed),
  },
  UNAUTHENTICATED: {
    status: 401,
    when: 'The access token or refresh cookie is missing or expired, or its session has ended; `sessionEnd` may give the reason.',
    example: exampleOf(sentences.unauthenticated, { sessionEnd: 'EXPIRED' }),
  },
  FORBIDDEN: {
    status: 403,
    when: 'The caller does not have the required permission.',
    example: exampleOf(sentences.forbidden),
  },
  CONFLICT: {
    status: 409,
    when: 'The e-mail address or user name is already in use.',
    example: exampleOf(sentences.users.emailTaken, { fields: { email: sentences.users.emailTaken.fr } }),
  },
  STALE: {
    status: 409,
    when: 'The account has changed since the version in `If-Match`.',
    example: exampleOf(sentences.users.stale),
  },
  RULE: {
    status: 409,
    when: 'A business rule forbids the change.',
    example: exampleOf(sentences.users.lastSuperAdmin),
  },
  BAD_IMAGE: {
    status: 422,
    when: 'The file is not a supported picture.',
    example: exampleOf(sentences.users.imageType, { fields: { avatar: sentences.users.imageType.fr } }),
  },
  EMAIL_UNKNOWN: {
    status: 400,
    when: 'No account has this e-mail address.',
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
    when: 'The code or the pending sign-in of this browser has expired.',
    example: exampleOf(sentences.codeExpired),
  },
  OTP_EXHAUSTED: {
    status: 400,
    when: 'The attempts for this code, or the codes for this sign-in, are used up.',
    example: exampleOf(sentences.codeExhausted),
  },
  LINK_INVALID: {
    status: 400,
    when: 'The link is invalid, expired or already used.',
    example: exampleOf(sentences.linkInvalid),
  },
  PASSWORD_REFUSED: {
    status: 422,
    when: 'The password is not acceptable; `fields.password` gives the reason.',
    example: exampleOf(sentences.passwordReasons.common, {
      fields: { password: sentences.passwordReasons.common.fr },
    }),
  },
  REAUTHENTICATION_REQUIRED: {
    status: 409,
    when: 'The last sign-in is too long ago for this change: the caller has to sign in again and repeat the call.',
    example: exampleOf(sentences.reauthenticationRequired),
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    when: 'Too many attempts; `Retry-After` and `cooldownSeconds` give the seconds to wait.',
    example: exampleOf(sentences.tooManyAttempts(60), { cooldownSeconds: 60 }),
  },
  BAD_ORIGIN: {
    status: 400,
    when: 'The call comes from a page of another origin.',
    example: exampleOf(sentences.badOrigin),
  },
  BAD_HOST: {
    status: 421,
    when: 'The service does not serve this host name.',
    example: exampleOf(sentences.badHost),
  },
  OVERLOADED: {
    status: 503,
    when: 'The service is overloaded, and has not executed the call; or its database does not respond, and the change may have been saved. `Retry-After` gives the seconds to wait.',
    example: exampleOf(sentences.overloaded),
  },
  BACKEND_NOT_ALLOWED: {
    status: 404,
    when: 'The module declares no back end, or the operator allows none.',
    example: exampleOf(sentences.backend.notAllowed),
  },
  BACKEND_UNAVAILABLE: {
    status: 502,
    when: 'Only from the gateway: the back end of the module cannot be reached.',
    example: exampleOf(sentences.backend.unavailable),
  },
  BACKEND_TIMEOUT: {
    status: 504,
    when: 'Only from the gateway: the back end of the module does not answer in time.',
    example: exampleOf(sentences.backend.timeout),
  },
  SERVER_ERROR: {
    status: 500,
    when: 'Internal error of the service.',
    example: exampleOf(sentences.serverError),
  },
};
