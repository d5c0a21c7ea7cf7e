import type { SchemaFieldDescription } from 'yup';
import type { Sentence } from '../messages/sentence';
import { sentences } from '../messages/sentences';

/**
 * Returns an error, keyed by path, for every value whose JSON type differs from the schema, every unknown field and every text that
 * cannot be stored.
 */
export function shapeErrors(
  schema: SchemaFieldDescription,
  value: unknown,
  path = '',
): Record<string, Sentence> {
  if (value === null) return isNullable(schema) ? {} : { [pathOrBody(path)]: sentences.wrongType };
  if (schema.type === 'object' && 'fields' in schema) return wrongFields(schema.fields, value, path);
  if (schema.type === 'array') return wrongItems(schema, value, path);
  if (schema.type === 'mixed' || schema.type === 'lazy')
    return hasBadText(value) ? { [pathOrBody(path)]: sentences.badCharacter } : {};
  if (typeof value !== schema.type) return { [pathOrBody(path)]: sentences.wrongType };
  if (hasBadText(value)) return { [pathOrBody(path)]: sentences.badCharacter };
  return {};
}

/** True if a value contains, at any depth, a text that PostgreSQL cannot store: with NUL or half a surrogate pair. */
export function hasBadText(value: unknown): boolean {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value);
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasBadText);
}

function wrongFields(fields: Partial<Record<string, SchemaFieldDescription>>, value: unknown, path: string) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { [pathOrBody(path)]: sentences.objectExpected };
  const wrong: [string, Sentence][] = [];
  for (const [name, given] of Object.entries(value) as [string, unknown][]) {
    const fieldPath = path === '' ? name.slice(0, 50) : `${path}.${name.slice(0, 50)}`;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) wrong.push([fieldPath, sentences.unknownField]);
    else wrong.push(...Object.entries(shapeErrors(field, given, fieldPath)));
  }
  return Object.fromEntries(wrong);
}

function wrongItems(schema: SchemaFieldDescription, value: unknown, path: string) {
  if (!Array.isArray(value)) return { [pathOrBody(path)]: sentences.wrongType };
  const item = 'innerType' in schema && !Array.isArray(schema.innerType) ? schema.innerType : undefined;
  if (item === undefined) return {};
  const wrong = value.flatMap((given, index) =>
    Object.entries(shapeErrors(item, given, `${path}[${index}]`)),
  );
  return Object.fromEntries(wrong);
}

function isNullable(schema: SchemaFieldDescription): boolean {
  return 'nullable' in schema && schema.nullable;
}

function pathOrBody(path: string): string {
  return path === '' ? 'body' : path;
}
