import fc, { type Arbitrary } from 'fast-check';

export type Schema = Record<string, unknown>;

/** Values that often break JSON readers. */
const nasty = fc.constantFrom<unknown>(
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

/** Placeholder for a value nested too deep for any program to recurse; `bodyOf` writes the real one. */
const deepMark = 'deep';

const deepText = fc
  .tuple(
    fc.constantFrom(['[', ']'] as const, ['{"a":', '}'] as const),
    fc.oneof(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1_000, max: 15_000 })),
  )
  .map(([[open, shut], depth]) => `${open.repeat(depth)}1${shut.repeat(depth)}`);

const anything = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }), fc.constant(deepMark));

/** Modules and permissions, including names that every object inherits. */
const names = fc.oneof(
  fc.constantFrom('users', 'security', 'yard', 'read', 'write', 'release', 'visible'),
  fc.constantFrom('constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'),
  fc.string({ maxLength: 12 }),
);

function textOf(schema: Schema): Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (typeof schema.pattern === 'string' && schema.pattern.includes('@')) return fc.emailAddress();
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern));
  const [minLength, most] = [Number(schema.minLength ?? 0), Number(schema.maxLength ?? 60)];
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(most, 60)) });
}

/** Values matching a schema of the API's description. */
function valid(schema: Schema): Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: Number(schema.minimum ?? -1_000), max: Number(schema.maximum ?? 1_000) });
    case 'array':
      return fc.array(close((schema.items ?? {}) as Schema), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: 5,
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): Arbitrary<unknown> {
  if (typeof additionalProperties === 'object')
    return fc.dictionary(names, close(additionalProperties as Schema), { maxKeys: 5 });
  const fields = Object.entries(properties as Record<string, Schema>);
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, close(field)])), {
    requiredKeys: required as string[],
  });
}

/** Mostly valid values, so that a call passes its first check with something wrong deeper inside. */
export function close(schema: Schema): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: valid(schema) }, { weight: 1, arbitrary: anything });
}

/** Like `binary` of fast-check, which first spends a second on a table of all units. */
const anyCharacter = fc.nat({ max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point));

/** A body: mostly by its schema, or any JSON, or no JSON at all. */
export const bodyOf = (schema: Schema | undefined): Arbitrary<string> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(schema === undefined ? anything : close(schema), deepText)
        .map(([body, deep]) => JSON.stringify(body).replaceAll(JSON.stringify(deepMark), deep)),
    },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter }) },
  );
