import type { AxiosStatic } from 'axios';
import { ApiError } from './api-error';

/**
 * Resolves to axios, which is not part of the first load: it comes with the first call. Rejects with an `ApiError` of kind
 * `network` if it does not load; the next call tries again. `path` is that of the call.
 */
export async function loadAxios(path?: string): Promise<AxiosStatic> {
  try {
    return (await import(/* webpackChunkName: "http" */ 'axios')).default;
  } catch (cause) {
    throw new ApiError({ kind: 'network', path, cause });
  }
}
