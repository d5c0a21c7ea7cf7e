import { isApiError, isRefreshFailure, type ApiErrorKind } from '@escale/api-client';

const refusals: readonly ApiErrorKind[] = ['unauthenticated', 'forbidden', 'rejected'];

const isRefusal = (error: unknown) => isApiError(error) && refusals.includes(error.kind);

/** At the start: any failed refresh ends the session (§4), and so does a `GET /auth/me` that is refused. */
export function meansDeadAtStart(error: unknown): boolean {
  return isRefreshFailure(error) || isRefusal(error);
}

/** In the middle of a visit: only a refusal does; a server out of reach says nothing of the session. */
export function meansDead(error: unknown): boolean {
  return isRefusal(error);
}
