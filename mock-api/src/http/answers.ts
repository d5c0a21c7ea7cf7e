import { Type, type SchemaOptions, type TObject, type TProperties, type TSchema } from '@sinclair/typebox';
import { limits, roles } from '@escale/contracts';

/** Returns a named schema, which the OpenAPI document defines once, however often it is used. */
export const namedSchema = <T extends TProperties>(
  name: string,
  properties: T,
  description: string,
): TObject<T> => Type.Object(properties, { $id: name, description });

export const momentSchema = (description?: string) =>
  Type.String({
    format: 'date-time',
    examples: ['2026-11-21T08:00:00.000Z'],
    ...(description && { description }),
  });

const successFlag = Type.Literal(true, { description: 'Always true; false in an `Error`.' });

/** An answer that states `success`, as §7 requires. */
export const successWith = <T extends TProperties>(properties: T) =>
  Type.Object({ success: successFlag, ...properties });

/** An answer whose `success` a server may omit. */
export const answerWith = <T extends TProperties>(properties: T) =>
  Type.Object({ success: Type.Optional(successFlag), ...properties });

export const doneAnswer = answerWith({});

export const paginationSchema = Type.Object({
  pages: Type.Integer({ minimum: 0, description: 'Number of pages.' }),
  total: Type.Integer({ minimum: 0, description: 'Number of entries on all pages.' }),
});

export const countSchema = (description?: string) =>
  Type.Integer({ minimum: 0, ...(description && { description }) });

export const emailSchema = Type.String({
  maxLength: limits.emailMaxLength,
  examples: ['awa.kone@escale.test'],
});

export const roleSchema = Type.String({
  description: `One of ${roles.join(', ')}; clients treat any other value as OPERATOR.`,
  examples: [...roles],
});

/** An object with arbitrary keys; all its values have the schema `values`. */
export const mapOf = (values: TSchema, options: SchemaOptions = {}) =>
  Type.Unsafe({ ...options, type: 'object', additionalProperties: values });

export const permissionMap = mapOf(
  mapOf(Type.Boolean(), {
    description: 'The flag `visible`, and one flag for each permission of the module.',
  }),
  {
    $id: 'PermissionMap',
    description: 'Permissions, keyed by module id.',
    examples: [{ users: { visible: true, read: true, write: false, delete: false } }],
  },
);
