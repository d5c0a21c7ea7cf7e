import { number, object, string } from 'yup';
import { RequestError } from '../errors';
import { validateQuery } from './validate';

const schema = object({ page: number().integer().min(1).default(1), action: string() });

test('converts values from text', () => {
  expect(validateQuery(schema, { page: '3', action: 'LOGIN' })).toEqual({ page: 3, action: 'LOGIN' });
  expect(validateQuery(schema, {})).toEqual({ page: 1 });
});

test.each([[{ pages: '3' }], [{ page: 'x' }], [{ page: '0' }], [{ __proto__x: '1' }]])(
  'rejects %j and names the parameter',
  (query) => {
    const [name = ''] = Object.keys(query);
    const refusal = expect.objectContaining({
      status: 400,
      extra: { fields: { [name]: expect.objectContaining({ fr: expect.any(String) }) } },
    });
    expect(() => validateQuery(schema, query)).toThrow(RequestError);
    try {
      validateQuery(schema, query);
    } catch (error) {
      expect(error).toEqual(refusal);
    }
  },
);
