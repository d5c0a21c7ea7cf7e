import fc, { type Arbitrary } from 'fast-check';

export type JsonSchema = Record<string, unknown>;

/** Values that often break JSON readers. */
const nastyValues = fc.constantFrom<unknown>(
  '',
  ' ',
  '\u0000',
  '\uD800',
  "'; DROP TABLE users; --",
  '%00%2e%2e/',
  '__proto__',
  'constructor',
  'é'.repeat(300),
  'x'.repeat(5_000),
  -1,
  0,
  1e308,
  2 ** 53,
  0.1,
  true,
  null,
  [],
  [[[[]]]],
  {},
);

/**
 * Stands for a deeply nested value in a generated body. Recursive functions such as
 * `JSON.stringify` could not handle that value, so `bodyOf` inserts its text into the serialised
 * body.
 */
const deepPlaceholder = 'deep';

const deepText = fc
  .tuple(
    fc.constantFrom(['[', ']'] as const, ['{"a":', '}'] as const),
    fc.oneof(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1_000, max: 15_000 })),
  )
  .map(([[open, shut], depth]) => `${open.repeat(depth)}1${shut.repeat(depth)}`);

const anyValue = fc.oneof(nastyValues, fc.jsonValue({ maxDepth: 3 }), fc.constant(deepPlaceholder));

/** Names of modules and permissions, including names that every object inherits. */
const names = fc.oneof(
  fc.constantFrom('users', 'security', 'yard', 'read', 'write', 'release', 'visible'),
  fc.constantFrom('constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'),
  fc.string({ maxLength: 12 }),
);

function textOf(schema: JsonSchema): Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (typeof schema.pattern === 'string' && schema.pattern.includes('@')) return fc.emailAddress();
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern));
  const [minLength, most] = [Number(schema.minLength ?? 0), Number(schema.maxLength ?? 60)];
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(most, 60)) });
}

/** Generates values that match a schema of the OpenAPI document. */
function validValue(schema: JsonSchema): Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: Number(schema.minimum ?? -1_000), max: Number(schema.maximum ?? 1_000) });
    case 'array':
      return fc.array(nearlyValid((schema.items ?? {}) as JsonSchema), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: 5,
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): Arbitrary<unknown> {
  if (typeof additionalProperties === 'object')
    return fc.dictionary(names, nearlyValid(additionalProperties as JsonSchema), { maxKeys: 5 });
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, nearlyValid(field)])), {
    requiredKeys: required as string[],
  });
}

/** Generates values that are mostly valid, so that a call passes the outer checks and reaches the inner ones. */
export function nearlyValid(schema: JsonSchema): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: validValue(schema) }, { weight: 1, arbitrary: anyValue });
}

/**
 * Any character. The unit `binary` of fast-check generates the same characters, but takes a second
 * at its first use to build a table.
 */
const anyCharacter = fc.nat({ max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point));

/** Generates bodies: most nearly match the schema, some are other JSON, some are not JSON at all. */
export const bodyOf = (schema: JsonSchema | undefined): Arbitrary<string> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(schema === undefined ? anyValue : nearlyValid(schema), deepText)
        .map(([body, deep]) => JSON.stringify(body).replaceAll(JSON.stringify(deepPlaceholder), deep)),
    },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter }) },
  );
