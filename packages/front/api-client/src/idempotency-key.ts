import { idempotencyKeyHeader } from '@escale/contracts';
import type { AxiosRequestConfig } from 'axios';

const keyBytes = 16;

const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Returns a function that returns the request configuration with an `Idempotency-Key`: the same key as long as the body stays the
 * same. If the answer of a call is lost and the user presses again, the second call gets the result of the first. Create one
 * function per form.
 */
export function idempotentCalls(): (body: unknown) => AxiosRequestConfig {
  let last = { body: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (last.key === '' || last.body !== text) last = { body: text, key: createKey() };
    return { headers: { [idempotencyKeyHeader]: `"${last.key}"` } };
  };
}
