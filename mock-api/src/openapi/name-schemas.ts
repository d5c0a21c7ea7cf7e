import type { JsonSchema } from './schema-of-yup';

export interface NamedSchemas {
  value: unknown;
  schemas: Record<string, JsonSchema>;
}

/** Moves every schema with an `$id` to `schemas` and leaves a reference in its place. */
export function nameSchemas(value: unknown): NamedSchemas {
  const schemas: Record<string, JsonSchema> = {};
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    const { $id, ...others } = part as JsonSchema;
    const visited = Object.fromEntries(Object.entries(others).map(([name, inner]) => [name, visit(inner)]));
    if (typeof $id !== 'string') return visited;
    schemas[$id] = visited;
    return { $ref: `#/components/schemas/${$id}` };
  };
  return { value: visit(value), schemas };
}
