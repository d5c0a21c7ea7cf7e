import { readModuleBackends } from './module-backends';

test('reads modules with their addresses', () => {
  const read = readModuleBackends('yard=http://localhost:4650, silo=https://silo.internal/v1');
  expect([...(read ?? [])].map(([id, { href }]) => [id, href])).toEqual([
    ['yard', 'http://localhost:4650/'],
    ['silo', 'https://silo.internal/v1'],
  ]);
  expect(readModuleBackends('')?.size).toBe(0);
});

test.each([
  'yard',
  'yard=localhost:4650',
  'yard=ftp://localhost',
  'yard=file:///etc/passwd',
  'Yard=http://localhost',
  'yard=http://user:secret@localhost',
  'yard=http://localhost/?to=',
  'yard=http://localhost/#a',
  'yard=http://one,yard=http://two',
])('refuses %s', (list) => {
  expect(readModuleBackends(list)).toBeUndefined();
});
