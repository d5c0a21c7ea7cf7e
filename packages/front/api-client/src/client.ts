import { limits, publicApiPaths } from '@escale/contracts';
import { currentLanguage } from '@escale/i18n';
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { apiBase } from './api-base';
import { isOfApiOrigin } from './api-origin';
import { ApiError, isApiError, isSessionOver, sessionEndOf } from './api-error';
import { earlyAdapter } from './early-answers';
import { loadAxios } from './load-axios';
import { refreshAccessToken } from './refresh';
import { isOfSession, sessionSignal } from './session-scope';
import { noteServerTime } from './server-clock';
import { isAxiosError, isJson, refusalIn, toApiError } from './to-api-error';
import { isExpiryTimeKnown } from './token-arrival';
import { tokenStore } from './token-store';
import { translateRefusal } from './translate-refusal';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Set by the client on a request repeated after a refresh. */
    replayed?: boolean;
    /** Set by the client on a request repeated after a fresh sign-in. */
    proven?: boolean;
  }
}

/** Paths whose 401 is final and does not trigger a refresh (§4, §7). */
const unrefreshedPaths: readonly string[] = [...publicApiPaths, '/auth/refresh', '/auth/logout'];

const requestPath = (config: AxiosRequestConfig) => config.url?.split('?')[0] ?? '';

/** The API uses no XSRF cookie, since it requires the bearer token; looking for the cookie would delay every call. */
const requestDefaults = { timeout: limits.httpTimeoutMs, withCredentials: true, withXSRFToken: false };

let axiosInstance: AxiosInstance | null = null;

/** Paths of calls that belong to no session, or to a session that is ending. */
const sessionlessPaths: readonly string[] = [...publicApiPaths, '/auth/logout'];

/** Ties a call and its repetitions to the current session. */
function bindToSession(config: AxiosRequestConfig): AxiosRequestConfig {
  if (sessionlessPaths.includes(requestPath(config))) return config;
  const signals = [config.signal as AbortSignal | undefined, sessionSignal()];
  return { ...config, signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)) };
}

async function request<T>(unboundConfig: AxiosRequestConfig): Promise<AxiosResponse<T>> {
  const config = bindToSession(unboundConfig);
  if (axiosInstance === null) {
    const axios = await loadAxios(requestPath(config));
    axiosInstance ??= addInterceptors(axios.create(requestDefaults));
  }
  return axiosInstance.request<T>(config);
}

/**
 * The HTTP client: the API's base from the deployment, cookies, bearer token except on public paths, 10 s time-out (§7). A call to
 * another origin carries neither cookies nor token, and its failures do not affect the session. Every failure is an `ApiError`. A
 * 401 that is not final (`mayRefresh`) leads to one refresh and one replay, a 409 `REAUTHENTICATION_REQUIRED` to one fresh sign-in
 * (`onProofDemanded`) and one replay. A call fails with kind `cancelled` when the session in which it was made ends. The client
 * loads axios with the first call.
 */
export const apiClient = {
  defaults: requestDefaults,
  request,
  get: <T>(url: string, config?: AxiosRequestConfig) => request<T>({ ...config, method: 'get', url }),
  post: <T>(url: string, data?: unknown, config?: AxiosRequestConfig) =>
    request<T>({ ...config, method: 'post', url, data }),
  put: <T>(url: string, data?: unknown, config?: AxiosRequestConfig) =>
    request<T>({ ...config, method: 'put', url, data }),
};

type SessionExpiredListener = (error: unknown) => void;

let sessionExpiredListener: SessionExpiredListener = () => undefined;

/** Sets the listener that is called with the failure when a refresh was refused and the token has been cleared (§4). */
export function onSessionExpired(listener: SessionExpiredListener): void {
  sessionExpiredListener = listener;
}

/** Asks the user for a fresh sign-in; resolves to false when they cancel. */
type ProofListener = () => Promise<boolean>;

let askForProof: ProofListener = () => Promise.resolve(false);

/**
 * Sets the listener that is called when the server demands a fresh proof of identity (readings,
 * 'Calls'). The listener stores the new token before it resolves to true. While the listener asks
 * the user, the client calls it again for each further refused request.
 */
export function onProofDemanded(listener: ProofListener): void {
  askForProof = listener;
}

const bodilessStatuses: readonly number[] = [204, 304];

async function assertSuccess(response: AxiosResponse<unknown>): Promise<AxiosResponse<unknown>> {
  const { status, data, config, headers } = response;
  const isBodiless = bodilessStatuses.includes(status);
  if (!isBodiless && !isJson(headers))
    throw new ApiError({ kind: 'network', status, path: requestPath(config) });
  if (isOfApiOrigin(config.url)) noteServerTime(headers.date);
  if (isBodiless) return response;
  const refusal = refusalIn(data, { status, path: requestPath(config), headers });
  if (refusal) throw await translateRefusal(refusal);
  return response;
}

const tokenOf = ({ headers }: InternalAxiosRequestConfig) =>
  String(headers.get('Authorization') ?? '').replace('Bearer ', '');

/**
 * Returns true if a 401 may lead to a refresh. After a 401 of `/auth/me`, only if the answer gives
 * no reason for the end of the session and the token may have expired unnoticed; otherwise that 401
 * is final (§4).
 */
function mayRefresh(config: InternalAxiosRequestConfig, { sessionEnd }: ApiError): boolean {
  const path = requestPath(config);
  if (config.replayed || unrefreshedPaths.includes(path)) return false;
  return path !== '/auth/me' || (sessionEnd === undefined && !isExpiryTimeKnown(tokenOf(config)));
}

/**
 * Returns the kind of failure of a call whose token could not be refreshed: `timeout` if the
 * refresh timed out, else `network`.
 */
const unreachableKind = (error: unknown) =>
  isApiError(error) && error.kind === 'timeout' ? 'timeout' : 'network';

async function refreshAndReplay(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const expiredToken = tokenOf(config);
  try {
    await refreshAccessToken(expiredToken);
  } catch (error) {
    if (config.signal?.aborted === true) throw new ApiError({ kind: 'cancelled', cause: error });
    if (!isSessionOver(error))
      throw new ApiError({ kind: unreachableKind(error), path: requestPath(config), cause: error });
    tokenStore.clear({ reason: sessionEndOf(error) });
    sessionExpiredListener(error);
    throw new ApiError({
      kind: 'unauthenticated',
      status: 401,
      isRefusal: true,
      path: requestPath(config),
      cause: error,
    });
  }
  return request({ ...config, adapter: undefined, replayed: true });
}

/** Adds the guarantees of `apiClient` to every call of an axios instance. */
function addInterceptors(http: AxiosInstance): AxiosInstance {
  http.interceptors.request.use((config) => {
    config.baseURL = apiBase();
    config.headers.set('Accept-Language', currentLanguage());
    if (!isOfApiOrigin(config.url)) {
      config.withCredentials = false;
      return config;
    }
    const token = tokenStore.read();
    if (token !== null && !publicApiPaths.includes(requestPath(config))) {
      if (!isOfSession(token)) throw new ApiError({ kind: 'cancelled', path: requestPath(config) });
      config.headers.set('Authorization', `Bearer ${token}`);
    }
    config.adapter = earlyAdapter(config, token) ?? config.adapter;
    return config;
  });
  http.interceptors.response.use(assertSuccess, async (error: unknown) => {
    const failure = toApiError(error);
    const called = isAxiosError(error) ? error.config : undefined;
    const config = isOfApiOrigin(called?.url) ? called : undefined;
    if (config && isAxiosError(error) && failure.isRefusal) noteServerTime(error.response?.headers.date);
    if (failure.kind === 'unauthenticated' && config && mayRefresh(config, failure))
      return refreshAndReplay(config);
    if (failure.code === 'REAUTHENTICATION_REQUIRED' && config && !config.proven && (await askForProof()))
      return request({ ...config, adapter: undefined, proven: true });
    // If the session has ended in the meantime, the failure counts as a cancellation.
    if (called?.signal?.aborted === true) throw new ApiError({ kind: 'cancelled', cause: failure });
    throw await translateRefusal(failure);
  });
  return http;
}
