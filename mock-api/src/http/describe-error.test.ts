import { describeError } from './describe-error';

const secrets = ['955451', 'awa@escale.test', 'jeton'];
const queryFields = { query: 'insert … values ($1, $2)', params: secrets };
const errorWith = (message: string, extra: object = {}) => Object.assign(new Error(message), extra);

test.each<[string, Error]>([
  ['a failed query', errorWith(`Failed query: insert params: ${secrets.join()}`, queryFields)],
  [
    'its nested cause',
    errorWith('Failed query', {
      ...queryFields,
      cause: errorWith(`invalid input: ${secrets.join()}`, {
        ...queryFields,
        severity: 'ERROR',
        code: '22P02',
      }),
    }),
  ],
  ['a refused mail', errorWith('550 <awa@escale.test> unknown', { responseCode: 550, code: 'EENVELOPE' })],
  ['parsed text', new SyntaxError('Unexpected token in "955451 jeton"')],
  ['several errors', new AggregateError([errorWith(secrets.join())], secrets.join())],
])('describes %s without its values', (_name, error) => {
  const text = JSON.stringify(describeError(error));
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).toContain('describe-error.test');
});

test('keeps the messages that help the operator', () => {
  const full = errorWith('could not extend file: No space left on device', {
    ...queryFields,
    severity: 'ERROR',
    code: '53100',
  });
  expect(describeError(errorWith('Failed query', { cause: full }))).toMatchObject({
    causes: [{ errorCode: '53100', message: 'could not extend file: No space left on device' }],
  });
  expect(describeError(new TypeError('x is not a function')).message).toBe('x is not a function');
});

test('describes a chain of causes that ends in itself', () => {
  const error = new Error('one');
  error.cause = error;
  expect(describeError(error).type).toBe('Error');
});
