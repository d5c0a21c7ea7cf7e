/** Bounds for untrusted JSON. The product's own bodies are at most six levels deep and have little more than 10,000 values. */
export const jsonBounds = { depth: 20, values: 20_000 } as const;

/** The error that `parseJson` throws for JSON beyond `jsonBounds`. */
export class JsonBounds extends Error {
  override name = 'JsonBounds';
}

/**
 * Parses untrusted JSON within bounds, so that later recursion over the value is safe. Throws a `SyntaxError` for malformed text,
 * `JsonBounds` for a value that is too deep or too large.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // The loop below appends to this list while it runs.
  const waiting: [value: unknown, depth: number][] = [[value, 1]];
  for (const [one, depth] of waiting) {
    if (typeof one !== 'object' || one === null) continue;
    const inner: unknown[] = Object.values(one);
    if (depth > jsonBounds.depth || waiting.length + inner.length > jsonBounds.values)
      throw new JsonBounds('JSON that is too deep or has too many values');
    for (const child of inner) waiting.push([child, depth + 1]);
  }
  return value;
}
