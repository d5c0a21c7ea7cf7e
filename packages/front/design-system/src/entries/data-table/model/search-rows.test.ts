import { createRowSearch } from './search-rows';

interface Row {
  name: string;
  email: string;
  role: string;
}

const rows: Row[] = [
  { name: 'Émile Zola', email: 'emile@escale.test', role: 'Opérateur' },
  { name: 'Awa Koné', email: 'chef@escale.test', role: 'Super Admin' },
  { name: "Salimata N'Dri", email: 'sali@escale.test', role: 'Opérateur' },
  { name: 'Eva Lœwe', email: 'eva@escale.test', role: 'Administrateur' },
  { name: 'Łukasz Sørensen', email: 'l.s@quai.test', role: 'Docker' },
  { name: 'فاطمة مصطفى', email: 'f.m@quai.test', role: 'Docker' },
];

const columns = [
  { shown: true, text: ({ name }: Row) => name, searchText: ({ email }: Row) => email },
  { shown: false, text: ({ email }: Row) => `caché ${email}` },
  { shown: true, text: ({ role }: Row) => role },
];

const findNames = (query: string) => createRowSearch(columns)(rows, query).map(({ name }) => name);

it.each([
  ['emile', ['Émile Zola']],
  ['ÉMILE', ['Émile Zola']],
  ['operateur', ['Émile Zola', "Salimata N'Dri"]],
  ['opérateur zola', ['Émile Zola']],
  ['zola emile', ['Émile Zola']],
  ['n’dri', ["Salimata N'Dri"]],
  ['loewe', ['Eva Lœwe']],
  ['lœwe', ['Eva Lœwe']],
  ['chef@', ['Awa Koné']],
  ['super\u00a0admin', ['Awa Koné']],
  ['admin', ['Awa Koné', 'Eva Lœwe']],
  ['lukasz', ['Łukasz Sørensen']],
  ['SORENSEN', ['Łukasz Sørensen']],
  ['فاطمه مصطفي', ['فاطمة مصطفى']],
  ['SUPER_ADMIN', []],
  ['caché', []],
  ['.*', []],
])('%s finds %j', (query, names) => {
  expect(findNames(query)).toEqual(names);
});

it.each(['', '   '])('returns the same list for the query %j', (query) => {
  expect(createRowSearch(columns)(rows, query)).toBe(rows);
});

it('extracts the text of a row again when the row is replaced', () => {
  const search = createRowSearch(columns);
  const [first] = rows;
  expect(search([first!], 'zola')).toHaveLength(1);
  expect(search([{ ...first!, name: 'Émile Roux' }], 'zola')).toHaveLength(0);
});

it('extracts the text of each row once', () => {
  const text = jest.fn(({ name }: Row) => name);
  const search = createRowSearch([{ shown: true, text }]);
  search(rows, 'a');
  search(rows, 'ab');
  expect(text).toHaveBeenCalledTimes(rows.length);
});
