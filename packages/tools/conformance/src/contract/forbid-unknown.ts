/** Returns a copy of a document whose objects allow only their named properties, unless the document states otherwise. */
export function forbidUnknown<T>(document: T): T {
  return visit(document) as T;
}

function visit(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(visit);
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, visit(value)]));
  const isClosed = copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isClosed ? { ...copy, additionalProperties: false } : copy;
}
