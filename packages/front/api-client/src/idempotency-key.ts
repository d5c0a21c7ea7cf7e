import { idempotencyKeyHeader } from '@escale/contracts';
import type { AxiosRequestConfig } from 'axios';

const keyBytes = 16;

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Returns what gives a call its `Idempotency-Key`: the same for the same body. When the answer of a call is lost and the
 * person presses again, the second call ends where the first one did. Made once for each form.
 */
export function idempotentCalls(): (body: unknown) => AxiosRequestConfig {
  let last = { body: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (last.key === '' || last.body !== text) last = { body: text, key: newKey() };
    return { headers: { [idempotencyKeyHeader]: `"${last.key}"` } };
  };
}
