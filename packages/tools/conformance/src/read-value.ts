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

/** The same for a text; undefined for anything else. */
export function textAt(body: unknown, ...path: (string | number)[]): string | undefined {
  const value = valueAt(body, ...path);
  return typeof value === 'string' ? value : undefined;
}

/** The same for a list; empty for anything else. */
export function listAt(body: unknown, ...path: (string | number)[]): unknown[] {
  const value = valueAt(body, ...path);
  return Array.isArray(value) ? (value as unknown[]) : [];
}
