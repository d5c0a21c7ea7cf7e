import { requestIdHeader, type ApiErrorCode, type SessionEndReason } from '@escale/contracts';

/** Every way in which a call can fail. */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'rejected'
  | 'rate-limited'
  | 'server'
  | 'invalid-response'
  | 'cancelled';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status, if there was a response. */
  status?: number;
  /** True if the API itself refused the call, by JSON with `success: false`. */
  isRefusal?: boolean;
  /** Stable code of the refusal. */
  code?: ApiErrorCode;
  /** Language of the server's sentences. */
  language?: string;
  /** The server's text for users (`error`). */
  serverText?: string;
  /** Seconds to wait after a 429 (§3). */
  cooldownSeconds?: number;
  /** The server's text for each refused field. */
  fields?: Record<string, string>;
  /** Why the session ended, if a 401 says so. */
  sessionEnd?: SessionEndReason;
  /** Path below /api, without the query. */
  path?: string;
  /** The headers of the response. */
  headers?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** The only error that the API client throws (front end, 'Errors'). Compare `kind` or `code`, never texts. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly isRefusal: boolean;
  readonly code: ApiErrorCode | undefined;
  readonly language: string | undefined;
  /** The text for users: the server's, or its translation by `code` (`translateRefusal`). */
  serverText: string | undefined;
  readonly cooldownSeconds: number | undefined;
  fields: Record<string, string>;
  readonly sessionEnd: SessionEndReason | undefined;
  readonly path: string | undefined;
  /** The request id of a failure of kind `server` or `invalid-response`, if the response contains one. */
  readonly reference: string | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.serverText ?? `${details.kind} ${details.path ?? ''}`.trim(), { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status;
    this.isRefusal = details.isRefusal ?? false;
    this.code = details.code;
    this.language = details.language;
    this.serverText = details.serverText;
    this.cooldownSeconds = details.cooldownSeconds;
    this.fields = details.fields ?? {};
    this.sessionEnd = details.sessionEnd;
    this.path = details.path;
    if (this.kind === 'server' || this.kind === 'invalid-response')
      this.reference = details.headers?.[requestIdHeader] as string | undefined;
  }
}

/** True for an `ApiError`, even if another copy of this package created it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error;
}

const sessionEndingKinds: readonly ApiErrorKind[] = ['unauthenticated', 'forbidden', 'rejected'];

/**
 * True if the failure of `/auth/me` or of a refresh means that the session is over. Only a refusal by the API means that; a
 * response from anything else (proxy, firewall, captive portal) says nothing about the session.
 */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.isRefusal && sessionEndingKinds.includes(error.kind);
}

/** Returns why the session ended, if a failure or its cause says so. */
export function sessionEndOf(error: unknown): SessionEndReason | undefined {
  if (!isApiError(error)) return undefined;
  return error.sessionEnd ?? sessionEndOf(error.cause);
}
