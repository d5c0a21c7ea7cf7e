import { sortRows } from './sort-rows';

const rows = [
  { id: 'a', age: 40 },
  { id: 'b', age: 9 },
  { id: 'c', age: 40 },
  { id: 'd', age: null },
];
const byAge = { value: ({ age }: (typeof rows)[number]) => age };
const sortedIds = (...sort: [typeof byAge | undefined, 'asc' | 'desc' | undefined]) =>
  sortRows(rows, ...sort).map(({ id }) => id);

it('keeps the order of equal rows in both directions', () => {
  expect(sortedIds(byAge, 'asc')).toEqual(['d', 'b', 'a', 'c']);
  expect(sortedIds(byAge, 'desc')).toEqual(['a', 'c', 'b', 'd']);
});

it('returns the same rows without a column', () => {
  expect(sortRows(rows, undefined, undefined)).toBe(rows);
});
