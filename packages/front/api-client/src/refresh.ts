import { limits, refreshResponseSchema } from '@escale/contracts';
import pRetry from 'p-retry';
import { apiBase } from './api-base';
import { ApiError, isApiError, type ApiErrorKind } from './api-error';
import { loadAxios } from './load-axios';
import { isJson, refusalIn, toApiError } from './to-api-error';
import { isFresh } from './token-arrival';
import { tokenStore } from './token-store';

const refreshPath = '/auth/refresh';
const transportFailures: readonly ApiErrorKind[] = ['network', 'timeout', 'server'];

async function requestToken(): Promise<string> {
  try {
    const axios = await loadAxios(refreshPath);
    const { data, status, headers } = await axios.post<unknown>(refreshPath, undefined, {
      baseURL: apiBase(),
      timeout: limits.httpTimeoutMs,
      withCredentials: true,
    });
    const refusal = refusalIn(data, { status, path: refreshPath, headers });
    if (refusal) throw refusal;
    if (!isJson(headers)) throw new ApiError({ kind: 'network', status, path: refreshPath });
    return refreshResponseSchema.validateSync(data, { strict: true }).accessToken;
  } catch (error) {
    const failure = toApiError(error);
    throw failure.path === undefined
      ? new ApiError({ kind: failure.kind, path: refreshPath, cause: error })
      : failure;
  }
}

/** Retries once after a transport failure, so that a brief outage of the gateway signs no user out. */
const requestTokenWithRetry = () =>
  pRetry(requestToken, {
    retries: 1,
    minTimeout: 0,
    shouldRetry: ({ error }) => isApiError(error) && transportFailures.includes(error.kind),
  });

function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('escale-refresh', work) : work();
}

/** True if a refresh of the token failed with this error. */
export function isRefreshFailure(error: unknown): boolean {
  return isApiError(error) && error.path === refreshPath;
}

/** Creates the error for a token that is no longer stored: the session of that token is over in this browser. */
const createReplacedTokenError = () =>
  new ApiError({ kind: 'unauthenticated', isRefusal: true, path: refreshPath });

let runningRefresh: Promise<string> | null = null;

async function refresh(current: string): Promise<string> {
  const result = await requestTokenWithRetry().then(
    (token) => ({ token }),
    (error: unknown) => ({ error }),
  );
  const stored = tokenStore.read();
  if (stored === current) {
    if ('error' in result) throw result.error;
    tokenStore.write(result.token);
    return result.token;
  }
  // Meanwhile the user has signed out, or another tab has stored a token: the token of this refresh must not be stored.
  if (stored !== null && isFresh(stored)) return stored;
  throw createReplacedTokenError();
}

/**
 * Returns a token newer than `expiredToken`: one that another request or tab has stored meanwhile, otherwise the answer of `POST
 * /auth/refresh`. Only one refresh runs at a time, across all tabs if the browser has Web Locks (readings, 'Sign-in'). Rejects with
 * an `ApiError`, from which `isSessionOver` tells whether the session is over; never clears the token.
 */
export function refreshAccessToken(expiredToken: string | null): Promise<string> {
  runningRefresh ??= withRefreshLock(async () => {
    const current = tokenStore.read();
    if (current === null) throw createReplacedTokenError();
    return current !== expiredToken && isFresh(current) ? current : refresh(current);
  }).finally(() => {
    runningRefresh = null;
  });
  return runningRefresh;
}
