/** The header of calls and answers that identifies a call in the logs. */
export const requestIdHeader = 'x-request-id';

/** Letters and digits without 0, 1, i, l and o, which look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groupCount = 3;
const groupLength = 4;

/** Returns a new call identifier, short enough to be quoted: `k3f9-2mxp-7qtd`. */
export function newRequestId(): string {
  const random = crypto.getRandomValues(new Uint32Array(groupCount * groupLength));
  const letters = Array.from(random, (value) => alphabet.charAt(value % alphabet.length)).join('');
  return Array.from({ length: groupCount }, (_, index) =>
    letters.slice(index * groupLength, (index + 1) * groupLength),
  ).join('-');
}

/**
 * Returns a header's value if it is an identifier, else undefined. No other text of a caller may
 * enter the logs.
 */
export function readRequestId(header: unknown): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined;
}
