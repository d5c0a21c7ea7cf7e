const unescapeToken = (token: string) => token.replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns the value that a JSON pointer (RFC 6901) refers to; `undefined` if there is none. */
export function valueAtPointer(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map(unescapeToken)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      document,
    );
}
