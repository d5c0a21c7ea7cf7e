import { PublishError } from '@escale/site';
import type { Service } from './service';

const timeoutMs = 180_000;

interface Call {
  method: 'GET' | 'POST';
  /** Path below the service's address, without a leading slash. */
  path: string;
  body?: FormData | object;
}

/**
 * Calls the service and returns the data of its answer. If the service refuses, throws a
 * `PublishError` with its message.
 */
export async function callService(service: Service, { method, path, body }: Call): Promise<unknown> {
  const { address, token } = service;
  const isForm = body instanceof FormData;
  const response = await fetch(new URL(path, address), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw noAnswerError(address, method, error);
  });
  const answer = await response.json().catch(() => null);
  if (response.ok && isObject(answer) && 'data' in answer) return answer.data;
  if (isObject(answer) && typeof answer.error === 'string') throw new PublishError(printable(answer.error));
  throw new PublishError(
    `${address.href} is no publishing service: it answers ${response.status}${response.status >= 300 && response.status < 400 ? ', a way to another address; give that one' : ''}`,
  );
}

/** Strips control characters except line breaks from a text of the service before it reaches a terminal. */
export const printable = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function noAnswerError(address: URL, method: string, error: unknown): PublishError {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as NodeJS.ErrnoException;
  const after =
    method === 'GET'
      ? ''
      : '; whether it was done is not known: "escale status --to" says it, and the same command again does no harm';
  return new PublishError(`${address.origin} does not answer (${code ?? message})${after}`);
}
