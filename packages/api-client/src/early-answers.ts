import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';

/** What the document asked of the API before the application was there (the shell's `first-screen/boot.js`). */
export interface EarlyAnswers {
  /** The base that was asked. */
  base: string;
  token: string;
  /** By path below the base. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/**
 * Returns an adapter that hands out the early answer to a GET, once; undefined where there is none for this base and
 * token. A call whose early answer is not a success is sent as if there had been none, so that refusals, expired tokens
 * and faults of the network take their usual way.
 */
export function earlyAdapter(
  { method, url = '', baseURL = '' }: InternalAxiosRequestConfig,
  token: string | null,
  send: AxiosAdapter,
): AxiosAdapter | undefined {
  const early = window.earlyAnswers;
  const answer = early?.answers.get(url);
  if (early === undefined || answer === undefined || method !== 'get') return undefined;
  if (early.base !== baseURL || early.token !== token) return undefined;
  early.answers.delete(url);
  return async (config) => {
    const response = await answer.catch(() => null);
    if (response?.ok !== true) return send(config);
    return {
      config,
      data: await response.text(),
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
    };
  };
}
