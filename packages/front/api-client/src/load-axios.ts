import type { AxiosStatic } from 'axios';
import { ApiError } from './api-error';

/**
 * Loads axios, which the page does not need before its first call. If axios does not load, rejects with an `ApiError` of kind
 * `network`, and the next call tries again. `path` is the path of the call, for that error.
 */
export async function loadAxios(path?: string): Promise<AxiosStatic> {
  try {
    return (await import(/* webpackChunkName: "http" */ 'axios')).default;
  } catch (cause) {
    throw new ApiError({ kind: 'network', path, cause });
  }
}
