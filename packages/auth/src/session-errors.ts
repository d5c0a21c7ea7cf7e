import { isApiError, isRefreshFailure, type ApiErrorKind } from '@escale/api-client';

const refusals: readonly ApiErrorKind[] = ['unauthenticated', 'forbidden', 'rejected'];

/**
 * True when a failure after the start means that the session is over: only a refusal does, since an unreachable server
 * says nothing about the session.
 */
export function isSessionExpired(error: unknown): boolean {
  return isApiError(error) && refusals.includes(error.kind);
}

/** True when a failure at the start means so: any failed refresh (§4), or a refused `GET /auth/me`. */
export function isSessionExpiredAtStart(error: unknown): boolean {
  return isRefreshFailure(error) || isSessionExpired(error);
}
