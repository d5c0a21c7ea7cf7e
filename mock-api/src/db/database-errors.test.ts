import { isDatabaseUnavailable, isRetryable, sqlStateOf } from './database-errors';

const serverError = (code: string) => Object.assign(new Error('of the server'), { severity: 'ERROR', code });
const failedQuery = (cause: Error) => new Error('Failed query: select', { cause });

test.each(['08006', '57P01', '57014', '53300', '53100', '58030', '25006', '40P01', '28P01'])(
  'code %s means that the database is unavailable',
  (code) => {
    expect(isDatabaseUnavailable(failedQuery(serverError(code)))).toBe(true);
  },
);

test.each(['23505', '42P01', '22P02', 'XX000'])('code %s means that the query is wrong', (code) => {
  expect(isDatabaseUnavailable(failedQuery(serverError(code)))).toBe(false);
  expect(sqlStateOf(failedQuery(serverError(code)))).toBe(code);
});

test('a refused or lost connection counts as unavailable, other errors do not', () => {
  const system = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(isDatabaseUnavailable(failedQuery(system))).toBe(true);
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isDatabaseUnavailable(new TypeError('x is not a function'))).toBe(false);
  expect(isDatabaseUnavailable(Object.assign(new Error('no file'), { code: 'ENOENT' }))).toBe(false);
});

test('only a transaction that the server has rolled back is run again', () => {
  expect(
    ['40P01', '40001', '57P01', '23505'].map((code) => isRetryable(failedQuery(serverError(code)))),
  ).toEqual([true, true, false, false]);
});
