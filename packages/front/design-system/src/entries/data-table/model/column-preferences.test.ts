import { loadColumnPreferences, saveColumnPreferences } from './column-preferences';

const columns = [{ id: 'name' }, { id: 'email' }, { id: 'created', hidden: true }];
const standardLayout = { order: ['name', 'email', 'created'], hidden: ['created'] };
const storageKey = 'escale.table.owner.users';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('stores order, visibility and sort per owner and table', () => {
  const preferences = {
    order: ['email', 'created', 'name'],
    hidden: ['name'],
    sort: { column: 'email', direction: 'desc' as const },
  };
  saveColumnPreferences('owner', 'users', preferences);
  expect(loadColumnPreferences('owner', 'users', columns)).toEqual(preferences);
  expect(loadColumnPreferences('other', 'users', columns)).toEqual(standardLayout);
  expect(loadColumnPreferences('owner', 'sessions', columns)).toEqual(standardLayout);
});

it('a new sort keeps the column layout that another tab has stored, and the other way round', () => {
  const order = ['email', 'created', 'name'];
  const sort = { column: 'email', direction: 'desc' as const };
  saveColumnPreferences('owner', 'users', { order, hidden: ['name'] });
  saveColumnPreferences('owner', 'users', { sort });
  expect(loadColumnPreferences('owner', 'users', columns)).toEqual({ order, hidden: ['name'], sort });
  saveColumnPreferences('owner', 'users', standardLayout);
  expect(loadColumnPreferences('owner', 'users', columns)).toEqual({ ...standardLayout, sort });
});

it.each(['', '{', 'null', '7', '"text"', '[]', '{"order":7,"hidden":{}}', '{"order":[1,null],"sort":[]}'])(
  'falls back to the default layout for the damaged preferences %j',
  (stored) => {
    localStorage.setItem(storageKey, stored);
    expect(loadColumnPreferences('owner', 'users', columns)).toEqual(standardLayout);
  },
);

it('drops a sort by a removed column', () => {
  localStorage.setItem(storageKey, '{"order":["name"],"hidden":[],"sort":"-old"}');
  expect(loadColumnPreferences('owner', 'users', columns).sort).toBeUndefined();
});

it('works without browser storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(() => saveColumnPreferences('owner', 'users', standardLayout)).not.toThrow();
  expect(loadColumnPreferences('owner', 'users', columns)).toEqual(standardLayout);
});
