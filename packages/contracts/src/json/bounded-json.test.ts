import { JsonBounds, jsonBounds, parseJson } from './bounded-json';

const nestedJson = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('reads ordinary input unchanged', () => {
  const body = { name: 'Awa', rights: { users: { read: true } }, ids: [1, null, 'é'] };
  expect(parseJson(JSON.stringify(body))).toEqual(body);
  expect(parseJson(nestedJson(jsonBounds.depth))).toBeInstanceOf(Array);
  expect(parseJson('"[[[["')).toBe('[[[[');
});

test.each([
  ['one level more', nestedJson(jsonBounds.depth + 1)],
  ['40,000 levels', nestedJson(40_000)],
  ['objects in objects', `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`],
  ['too many values in one list', JSON.stringify(Array.from({ length: jsonBounds.values }, () => 0))],
  ['too many values in many', JSON.stringify(Array.from({ length: 400 }, () => Array(60).fill(0)))],
])('%s is refused', (_title, text) => {
  expect(() => parseJson(text)).toThrow(JsonBounds);
});

test('text that is not JSON throws a SyntaxError', () => {
  expect(() => parseJson('{')).toThrow(SyntaxError);
});
