import { recallColumns, rememberColumns } from './column-memory';

const columns = [{ id: 'name' }, { id: 'email' }, { id: 'created', hidden: true }];
const standard = { order: ['name', 'email', 'created'], hidden: ['created'] };
const key = 'escale.table.owner.users';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('remembers order, visibility and sort, per owner and table', () => {
  const memory = {
    order: ['email', 'created', 'name'],
    hidden: ['name'],
    sort: { column: 'email', direction: 'desc' as const },
  };
  rememberColumns('owner', 'users', memory);
  expect(recallColumns('owner', 'users', columns)).toEqual(memory);
  expect(recallColumns('other', 'users', columns)).toEqual(standard);
  expect(recallColumns('owner', 'sessions', columns)).toEqual(standard);
});

it.each(['', '{', 'null', '7', '"text"', '[]', '{"order":7,"hidden":{}}', '{"order":[1,null],"sort":[]}'])(
  'takes the layout of the table for the bad memory %j',
  (stored) => {
    localStorage.setItem(key, stored);
    expect(recallColumns('owner', 'users', columns)).toEqual(standard);
  },
);

it('drops a sort by a column that is gone', () => {
  localStorage.setItem(key, '{"order":["name"],"hidden":[],"sort":"-old"}');
  expect(recallColumns('owner', 'users', columns).sort).toBeUndefined();
});

it('works on where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(() => rememberColumns('owner', 'users', standard)).not.toThrow();
  expect(recallColumns('owner', 'users', columns)).toEqual(standard);
});
