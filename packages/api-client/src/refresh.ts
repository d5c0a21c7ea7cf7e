import { limits, refreshResponseSchema } from '@escale/contracts';
import axios from 'axios';
import { apiBase } from './api-base';
import { ApiError, isApiError, type ApiErrorKind } from './api-error';
import { markRenewed, renewedElsewhere } from './renewal-mark';
import { toApiError } from './to-api-error';
import { isFresh, tokenStore } from './token-store';

const refreshPath = '/auth/refresh';
const transportFailures: readonly ApiErrorKind[] = ['network', 'timeout', 'server'];

const bare = axios.create({ timeout: limits.httpTimeoutMs, withCredentials: true });

async function requestToken(): Promise<string> {
  try {
    const { data } = await bare.post<unknown>(refreshPath, undefined, { baseURL: apiBase() });
    return refreshResponseSchema.validateSync(data, { strict: true }).accessToken;
  } catch (error) {
    const failure = toApiError(error);
    throw failure.path === undefined
      ? new ApiError({ kind: failure.kind, path: refreshPath, cause: error })
      : failure;
  }
}

/** One more try when the transport failed, so that a blip of the gateway signs nobody out. */
async function requestTokenPatiently(): Promise<string> {
  try {
    return await requestToken();
  } catch (error) {
    if (error instanceof ApiError && transportFailures.includes(error.kind)) return requestToken();
    throw error;
  }
}

function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('escale-refresh', work) : work();
}

/** True when a call failed because its token could not be renewed; the session is then over (§4). */
export function isRefreshFailure(error: unknown): boolean {
  return isApiError(error) && error.path === refreshPath;
}

let running: Promise<string> | null = null;

/**
 * Gives a token that is newer than `expiredToken`: the one that another request or tab has fetched meanwhile, else a
 * fresh one by `POST /auth/refresh`. One refresh at a time over all tabs (readings, 'Sign-in'). Rejects with an
 * `ApiError` when the session is dead; it never clears the token.
 */
export function refreshAccessToken(expiredToken: string | null): Promise<string> {
  running ??= exclusively(async () => {
    const current = tokenStore.read();
    if (current === null) throw new ApiError({ kind: 'unauthenticated', path: refreshPath });
    if (current !== expiredToken && isFresh(current)) return current;
    const renewed = await renewedElsewhere(current);
    if (renewed !== null) return renewed;
    const token = await requestTokenPatiently();
    tokenStore.write(token);
    await markRenewed(current);
    return token;
  }).finally(() => {
    running = null;
  });
  return running;
}
