import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { isAxiosError } from './to-api-error';

/** What the document asked of the API before the application was there (the shell's `startup/boot.js`). */
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

/** As axios, which may settle a call of its own adapters alone, tells that a call has failed. */
function failed(config: InternalAxiosRequestConfig, code: string, response?: AxiosResponse): Error {
  return Object.assign(new Error(code), { isAxiosError: true, config, code, response });
}

async function settle(config: InternalAxiosRequestConfig, answer: Promise<Response>): Promise<AxiosResponse> {
  const early = await answer;
  const response = {
    config,
    data: await early.text(),
    status: early.status,
    statusText: early.statusText,
    headers: Object.fromEntries(early.headers),
  };
  if (!early.ok) throw failed(config, 'ERR_BAD_RESPONSE', response);
  return response;
}

const isLate = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/**
 * Returns an adapter that hands out the early answer to a GET, once; undefined where there is none for this base and
 * token. The early answer is the call: its refusal or fault counts, and is not asked for again.
 */
export function earlyAdapter(
  { method, url = '', baseURL = '' }: InternalAxiosRequestConfig,
  token: string | null,
): AxiosAdapter | undefined {
  const early = window.earlyAnswers;
  const answer = early?.answers.get(url);
  if (early === undefined || answer === undefined || method !== 'get') return undefined;
  if (early.base !== baseURL || early.token !== token) return undefined;
  early.answers.delete(url);
  return (config) =>
    settle(config, answer).catch((error: unknown) => {
      if (isAxiosError(error)) throw error;
      throw failed(config, isLate(error) ? 'ECONNABORTED' : 'ERR_NETWORK');
    });
}
