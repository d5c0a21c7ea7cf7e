import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { isAxiosError } from './to-api-error';

/** Responses that the document requested before the application started (the shell's `startup/boot.js`). */
export interface EarlyAnswers {
  /** The base of the API in these requests. */
  base: string;
  token: string;
  /** The responses by path below the base. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/** Creates the error of a failed call in axios' form; axios itself creates such errors only in its own adapters. */
function createAxiosError(config: InternalAxiosRequestConfig, code: string, response?: AxiosResponse): Error {
  return Object.assign(new Error(code), { isAxiosError: true, config, code, response });
}

async function settleResponse(
  config: InternalAxiosRequestConfig,
  answer: Promise<Response>,
): Promise<AxiosResponse> {
  const early = await answer;
  const response = {
    config,
    data: await early.text(),
    status: early.status,
    statusText: early.statusText,
    headers: Object.fromEntries(early.headers),
  };
  if (!early.ok) throw createAxiosError(config, 'ERR_BAD_RESPONSE', response);
  return response;
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/**
 * Returns an adapter that delivers the early answer to a GET, once; undefined if there is none for this base and token. If the
 * early request has failed, the call fails in the same way.
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
    settleResponse(config, answer).catch((error: unknown) => {
      if (isAxiosError(error)) throw error;
      throw createAxiosError(config, isTimeout(error) ? 'ECONNABORTED' : 'ERR_NETWORK');
    });
}
