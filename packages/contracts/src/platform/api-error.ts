import type { SessionEndReason } from '../auth/session-end';

/** Stable codes of the `code` field of an API error body; `error` holds the sentence shown to people. */
export const apiErrorCodes = [
  'BAD_JSON',
  'INVALID_BODY',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CONFLICT',
  'STALE',
  'RULE',
  'BAD_IMAGE',
  'EMAIL_UNKNOWN',
  'BAD_CREDENTIALS',
  'ACCOUNT_INACTIVE',
  'OTP_INVALID',
  'OTP_EXPIRED',
  'OTP_EXHAUSTED',
  'LINK_INVALID',
  'PASSWORD_REFUSED',
  'REAUTHENTICATION_REQUIRED',
  'TOO_MANY_REQUESTS',
  'BAD_ORIGIN',
  'BAD_HOST',
  'OVERLOADED',
  'BACKEND_NOT_ALLOWED',
  'BACKEND_UNAVAILABLE',
  'BACKEND_TIMEOUT',
  'SERVER_ERROR',
] as const;

export type ApiErrorCode = (typeof apiErrorCodes)[number];

/**
 * Body of every refused call. `error` is shown unchanged. `cooldownSeconds` accompanies a 429 (§3).
 * `fields` maps each refused field to its message. `sessionEnd` may accompany a 401. `successCount`
 * is the number of accounts that a bulk action has changed before it failed.
 */
export interface ApiErrorBody {
  success: false;
  code: ApiErrorCode;
  error: string;
  cooldownSeconds?: number;
  fields?: Record<string, string>;
  sessionEnd?: SessionEndReason;
  successCount?: number;
}
