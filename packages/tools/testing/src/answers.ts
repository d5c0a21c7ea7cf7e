import type { ApiErrorBody, ApiErrorCode } from '@escale/contracts';
import { HttpResponse } from 'msw';

/** Returns the address of an API call for `http.get(apiPath('/users'), …)`; `path` begins below /api. */
export function apiPath(path: string): string {
  return `*/api${path}`;
}

/** Returns an error response of the API (§3): `status`, stable code, French message, and further fields of the body. */
export function refuse(
  status: number,
  code: ApiErrorCode,
  error: string,
  more: Partial<Pick<ApiErrorBody, 'cooldownSeconds' | 'fields'>> = {},
) {
  return HttpResponse.json<ApiErrorBody>({ success: false, code, error, ...more }, { status });
}
