/** Returns the value at a path of properties in parsed JSON; undefined if there is none. */
export function valueAt(body: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[String(name)]
        : undefined,
    body,
  );
}

/** Returns the text at a path of properties; undefined for anything else. */
export function textAt(body: unknown, ...path: (string | number)[]): string | undefined {
  const value = valueAt(body, ...path);
  return typeof value === 'string' ? value : undefined;
}

/** Returns the list at a path of properties; empty for anything else. */
export function listAt(body: unknown, ...path: (string | number)[]): unknown[] {
  const value = valueAt(body, ...path);
  return Array.isArray(value) ? (value as unknown[]) : [];
}
