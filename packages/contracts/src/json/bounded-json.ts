/** Bodies of the product nest six deep and hold 10,001 values. */
export const jsonBounds = { depth: 20, values: 20_000 } as const;

/** The text is JSON, and deeper or wider than anything that is sent here. */
export class JsonBounds extends Error {
  override name = 'JsonBounds';
}

/**
 * Parses JSON that may come from anybody: what recurses over the value afterwards ends soon. Throws a `SyntaxError` for a text
 * that is none, `JsonBounds` for one that is too deep or has too many values.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // It grows while it is gone through.
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
