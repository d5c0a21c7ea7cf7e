import { Type, type SchemaOptions, type TObject, type TProperties, type TSchema } from '@sinclair/typebox';
import { limits, roles } from '@escale/contracts';

/** A named schema: it occurs once in the API's description, however often it is used. */
export const named = <T extends TProperties>(name: string, properties: T, description: string): TObject<T> =>
  Type.Object(properties, { $id: name, description });

export const moment = (description?: string) =>
  Type.String({
    format: 'date-time',
    examples: ['2026-11-21T08:00:00.000Z'],
    ...(description && { description }),
  });

const isDone = Type.Literal(true, { description: 'Always true; a refusal says false.' });

/** An answer that states `success`, as §7 requires. */
export const successWith = <T extends TProperties>(properties: T) =>
  Type.Object({ success: isDone, ...properties });

/** An answer whose `success` a server may leave out. */
export const answerWith = <T extends TProperties>(properties: T) =>
  Type.Object({ success: Type.Optional(isDone), ...properties });

export const doneAnswer = answerWith({});

export const pagination = Type.Object({
  pages: Type.Integer({ minimum: 0, description: 'Number of pages.' }),
  total: Type.Integer({ minimum: 0, description: 'Number of entries over all pages.' }),
});

export const count = (description?: string) =>
  Type.Integer({ minimum: 0, ...(description && { description }) });

export const emailAnswer = Type.String({
  maxLength: limits.emailMaxLength,
  examples: ['awa.kone@escale.test'],
});

export const roleAnswer = Type.String({
  description: `One of ${roles.join(', ')}; an unknown one is shown as OPERATOR.`,
  examples: [...roles],
});

/** An object with arbitrary names whose values share one schema. */
export const mapOf = (values: TSchema, options: SchemaOptions = {}) =>
  Type.Unsafe({ ...options, type: 'object', additionalProperties: values });

export const permissionMap = mapOf(
  mapOf(Type.Boolean(), { description: '`visible`, and one flag per permission.' }),
  {
    $id: 'PermissionMap',
    description: 'Permissions by the id of the module.',
    examples: [{ users: { visible: true, read: true, write: false, delete: false } }],
  },
);
