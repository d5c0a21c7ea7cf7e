import type { TSchema } from '@sinclair/typebox';
import type { SchemaFieldDescription, SchemaInnerTypeDescription } from 'yup';
import type { DescribedSchema } from '../http/define-route';

export type JsonSchema = Record<string, unknown>;

type YupRule = SchemaInnerTypeDescription['tests'][number];

/** Returns the JSON Schema keywords of a yup rule; none for a rule without an equivalent, such as a function. */
function keywordsOf(type: string, { name, params = {} }: YupRule): JsonSchema {
  const [least, most] =
    type === 'string'
      ? ['minLength', 'maxLength']
      : type === 'array'
        ? ['minItems', 'maxItems']
        : ['minimum', 'maximum'];
  if (name === 'min') return { [least]: params.min };
  if (name === 'max') return { [most]: params.max };
  if (name === 'integer') return { type: 'integer' };
  if (name === 'uuid') return { format: 'uuid' };
  if (name === 'datetime') return { format: 'date-time' };
  // yup implements `uuid()` and `datetime()` as patterns too, but under the names above.
  if (name === 'matches' && params.regex instanceof RegExp) return { pattern: params.regex.source };
  return {};
}

function describeField(field: SchemaFieldDescription): JsonSchema {
  if (!('tests' in field)) return {};
  const { type, tests, oneOf, default: fallback, optional, nullable } = field;
  const ownType = type === 'mixed' || type === 'lazy' ? {} : { type: nullable ? [type, 'null'] : type };
  return {
    ...ownType,
    ...(type === 'string' && !optional && oneOf.length === 0 && { minLength: 1 }),
    ...(oneOf.length > 0 && { enum: oneOf }),
    ...Object.fromEntries(tests.flatMap((test) => Object.entries(keywordsOf(type, test)))),
    ...(type !== 'object' && fallback !== undefined && { default: fallback }),
    ...('innerType' in field &&
      field.innerType &&
      !Array.isArray(field.innerType) && { items: describeField(field.innerType) }),
    ...('fields' in field && describeFields(field.fields)),
  };
}

function describeFields(fields: Record<string, SchemaFieldDescription>): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, describeField(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/**
 * True for a field that is neither optional nor has a default. The default of an object does not
 * count, since yup derives it from the defaults of its fields.
 */
function isRequired(field: SchemaFieldDescription): boolean {
  if (!('optional' in field) || field.optional) return false;
  return field.type === 'object' || field.default === undefined;
}

/** Returns a yup schema as JSON Schema; `fields` describes the fields that the schema leaves open. */
export function schemaOfYup(
  schema: DescribedSchema,
  fields: Readonly<Record<string, TSchema>> = {},
): JsonSchema & { properties: Record<string, JsonSchema>; required?: string[] } {
  // With a value, yup describes a `lazy` schema as the schema to which it resolves.
  const described = describeField(schema.describe({ value: {} }));
  const properties = described.properties as Record<string, JsonSchema>;
  return { ...described, properties: { ...properties, ...fields } };
}
