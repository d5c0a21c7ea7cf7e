import type { ApiErrorCode } from '@escale/contracts';

/** Every way in which a call can fail; nothing else reaches a caller. */
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
  /** HTTP status, where an answer came. */
  status?: number | undefined;
  /** Stable code of the server's refusal. */
  code?: ApiErrorCode | undefined;
  /** The server's sentence for people (`error`), shown as it stands. */
  serverText?: string | undefined;
  /** Seconds to wait, with 429 (§3). */
  cooldownSeconds?: number | undefined;
  /** Refused field → the server's sentence. */
  fields?: Record<string, string> | undefined;
  /** Path below /api, without query. */
  path?: string | undefined;
  cause?: unknown;
}

/** The one error of the API client (architecture, 'Errors'). Compare by `kind` or `code`, never by text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: ApiErrorCode | undefined;
  readonly serverText: string | undefined;
  readonly cooldownSeconds: number | undefined;
  readonly fields: Record<string, string>;
  readonly path: string | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.serverText ?? `${details.kind} ${details.path ?? ''}`.trim(), { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status;
    this.code = details.code;
    this.serverText = details.serverText;
    this.cooldownSeconds = details.cooldownSeconds;
    this.fields = details.fields ?? {};
    this.path = details.path;
  }
}

/** True for an error of the API client, also one made by another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error;
}
