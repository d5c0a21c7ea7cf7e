import { number, object, ValidationError, type ObjectSchema } from 'yup';
import type { Sentence } from '../messages/sentence';
import { sentences } from '../messages/sentences';
import { invalidBody, type RequestError } from '../errors';
import { hasBadText, shapeErrors } from './shape-errors';

/** Schema of a call without a body, or of a path without parameters. */
export const emptyObject = object({});

const maxPage = 100_000;

/** Query parameters that select one page of a list. */
export const pageFields = (most: number, byDefault: number) => ({
  page: number().integer().min(1).max(maxPage).default(1),
  limit: number().integer().min(1).max(most).default(byDefault),
});

type CreateRefusal = (fields: Record<string, Sentence>) => RequestError;

/**
 * Validates a value and returns it with the transforms of its schema applied. Refuses unknown fields and wrong types at any depth;
 * never casts.
 */
export function validate<T extends object>(
  schema: ObjectSchema<T>,
  value: unknown,
  refusal: CreateRefusal,
): T {
  const wrong = shapeErrors(schema.describe(), value);
  if (Object.keys(wrong).length > 0) throw refusal(wrong);
  try {
    return schema.validateSync(value, { abortEarly: false }) as T;
  } catch (error) {
    if (error instanceof ValidationError) throw refusal(sentencesOf(error));
    throw error;
  }
}

/** Validates a query string and returns its values, cast from their text. Refuses unknown names. */
export function validateQuery<T extends object>(schema: ObjectSchema<T>, value: unknown): T {
  const unknown = Object.keys(value as object).filter((name) => !Object.hasOwn(schema.fields, name));
  if (unknown.length > 0)
    throw invalidBody(Object.fromEntries(unknown.map((name) => [name.slice(0, 50), sentences.unknownField])));
  const bad = Object.entries(value as object).filter(([, given]) => hasBadText(given));
  if (bad.length > 0)
    throw invalidBody(Object.fromEntries(bad.map(([name]) => [name, sentences.badCharacter])));
  try {
    return schema.validateSync(value, { abortEarly: false }) as T;
  } catch (error) {
    if (error instanceof ValidationError) throw invalidBody(sentencesOf(error));
    throw error;
  }
}

function sentencesOf(error: ValidationError): Record<string, Sentence> {
  const fields: Record<string, Sentence> = {};
  for (const { path = '', message } of error.inner)
    fields[path] ??= sentences.fields[message] ?? sentences.invalidBody;
  return fields;
}
