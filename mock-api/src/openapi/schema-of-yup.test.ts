import { permissionMapSchema } from '@escale/contracts';
import { array, boolean, lazy, number, object, string } from 'yup';
import { schemaOfYup } from './schema-of-yup';

test('rules become keywords; fields with a default are optional', () => {
  const schema = object({
    name: string().trim().required().min(3).max(5),
    code: string().matches(/^\d+$/),
    id: string().uuid().required(),
    when: string().datetime(),
    size: number().integer().min(1).max(9).default(2),
    kind: string().oneOf(['a', 'b']).required(),
    note: string().nullable(),
    tags: array(string().required()).min(1).required(),
    inner: object({ on: boolean().default(true) }).required(),
    open: lazy(() => permissionMapSchema),
  });
  expect(schemaOfYup(schema)).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 3, maxLength: 5 },
      code: { type: 'string', pattern: String.raw`^\d+$` },
      id: { type: 'string', minLength: 1, format: 'uuid' },
      when: { type: 'string', format: 'date-time' },
      size: { type: 'integer', minimum: 1, maximum: 9, default: 2 },
      kind: { type: 'string', enum: ['a', 'b'] },
      note: { type: ['string', 'null'] },
      tags: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
      inner: {
        type: 'object',
        properties: { on: { type: 'boolean', default: true } },
        additionalProperties: false,
      },
      open: {},
    },
    required: ['name', 'id', 'kind', 'tags', 'inner', 'open'],
    additionalProperties: false,
  });
});
