import { newRequestId, readRequestId } from './request-id';

it('is short, and different each time', () => {
  const ids = Array.from({ length: 1_000 }, newRequestId);
  for (const id of ids) expect(id).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.map(readRequestId)).toEqual(ids);
});

it.each([
  undefined,
  ['k3f9-2mxp-7qtd'],
  '',
  'short',
  'a b c d e f',
  'awa@escale.test',
  'x'.repeat(65),
  'line\nline-line',
])('rejects any other value in a header (%j)', (header) => {
  expect(readRequestId(header)).toBeUndefined();
});
