const unescaped = (token: string) => token.replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns what a JSON pointer (RFC 6901) leads to; `undefined` where it leads to nothing. */
export function atPointer(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map(unescaped)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      document,
    );
}
