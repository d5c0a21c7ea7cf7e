import { apiErrorCodes, sessionEndReason } from '@escale/contracts';
import { frenchSpaces } from '@escale/i18n';
import type { AxiosError } from 'axios';
import { ApiError, isApiError, type ApiErrorDetails, type ApiErrorKind } from './api-error';

/** Returns the kind of a failure by its status; where a proxy may have sent that status (401, 403, 400 …), by the body too. */
function kindByStatus(status: number, data: unknown): ApiErrorKind {
  if (status >= 500) return 'server';
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  if (status === 401) return isRefusal(data) ? 'unauthenticated' : 'network';
  if (status === 403) return isRefusal(data) ? 'forbidden' : 'network';
  return typeof data === 'object' && data !== null ? 'rejected' : 'network';
}

function bodyOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

const isRefusal = (data: unknown) => bodyOf(data).success === false;

/** Returns the language of the server's sentences: French unless the server names another (readings, 'Languages of the API'). */
function languageOf(headers: ApiErrorDetails['headers']): string {
  const named = headers?.['content-language'];
  return typeof named === 'string' ? named.trim().slice(0, 2).toLowerCase() : 'fr';
}

function fieldTexts(value: unknown, withNoBreakSpaces: (text: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bodyOf(value)).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, withNoBreakSpaces(text)]] : [],
    ),
  );
}

function errorFromBody(details: ApiErrorDetails, data: unknown): ApiError {
  const body = bodyOf(data);
  const code = apiErrorCodes.find((one) => one === body.code);
  const language = languageOf(details.headers);
  const withNoBreakSpaces = (text: string) => (language === 'fr' ? frenchSpaces(text) : text);
  const serverText = [body.error, body.message].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  return new ApiError({
    ...details,
    isRefusal: isRefusal(data),
    code,
    language,
    serverText: serverText === undefined ? undefined : withNoBreakSpaces(serverText),
    cooldownSeconds: typeof body.cooldownSeconds === 'number' ? body.cooldownSeconds : undefined,
    fields: fieldTexts(body.fields, withNoBreakSpaces),
    sessionEnd: sessionEndReason(body.sessionEnd),
  });
}

/** Returns the refusal in a body with `success: false`, whatever the status; `null` for any other body (§7). */
export function refusalIn(data: unknown, details: Omit<ApiErrorDetails, 'kind'>): ApiError | null {
  return isRefusal(data) ? errorFromBody({ kind: 'rejected', ...details }, data) : null;
}

/** True for a JSON response; any other response does not come from the API. */
export function isJson(headers: Readonly<Record<string, unknown>>): boolean {
  const type = headers['content-type'];
  return typeof type === 'string' && type.includes('json');
}

/** True for an error of axios. `axios.isAxiosError` needs axios itself, which may not have been loaded. */
export function isAxiosError(error: unknown): error is AxiosError {
  return error instanceof Error && 'isAxiosError' in error && error.isAxiosError === true;
}

/** Converts any failure of a call into an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  if (!isAxiosError(error)) return new ApiError({ kind: 'invalid-response', cause: error });
  if (error.code === 'ERR_CANCELED') return new ApiError({ kind: 'cancelled', cause: error });
  const path = error.config?.url?.split('?')[0];
  if (error.response) {
    const { status, data, headers } = error.response;
    return errorFromBody({ kind: kindByStatus(status, data), status, path, headers, cause: error }, data);
  }
  const timedOut = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return new ApiError({ kind: timedOut ? 'timeout' : 'network', path, cause: error });
}
