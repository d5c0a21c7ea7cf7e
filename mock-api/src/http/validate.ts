import { object, ValidationError, type ObjectSchema } from 'yup';
import { messages } from '../messages/fr';
import type { RequestError } from './errors';

/** Schema of a call without body, or of a path without parameters. */
export const nothing = object({});

type Refusal = (fields: Record<string, string>) => RequestError;

/** Gives the value as the schema reads it; unknown fields and wrong types are refused, never cast. */
export function validate<T extends object>(schema: ObjectSchema<T>, value: unknown, refusal: Refusal): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refusal({ body: messages.objectExpected });
  const misshapen = wrongShapes(schema, value);
  if (Object.keys(misshapen).length > 0) throw refusal(misshapen);
  try {
    return schema.validateSync(value, { abortEarly: false }) as T;
  } catch (error) {
    if (error instanceof ValidationError) throw refusal(sentences(error));
    throw error;
  }
}

function wrongShapes<T extends object>(schema: ObjectSchema<T>, value: object): Record<string, string> {
  const { fields } = schema.describe();
  const wrong: [string, string][] = [];
  for (const [name, given] of Object.entries(value) as [string, unknown][]) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) wrong.push([name.slice(0, 50), messages.unknownField]);
    else if (typeof given !== field.type) wrong.push([name, messages.wrongType]);
  }
  return Object.fromEntries(wrong);
}

function sentences(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path = '', message } of error.inner)
    fields[path] ??= messages.fields[message] ?? messages.invalidBody;
  return fields;
}
