import {
  defaultLayout,
  fitLayout,
  moveColumn,
  readSort,
  reorderShownColumns,
  toggleColumn,
} from './column-layout';

const columns = [{ id: 'name' }, { id: 'email' }, { id: 'created', hidden: true }, { id: 'role' }];
const standardLayout = defaultLayout(columns);

it('starts with the default layout', () => {
  expect(standardLayout).toEqual({ order: ['name', 'email', 'created', 'role'], hidden: ['created'] });
});

describe('a stored layout', () => {
  it('is used unchanged', () => {
    const remembered = { order: ['role', 'created', 'name', 'email'], hidden: ['email'] };
    expect(fitLayout(remembered, columns)).toEqual(remembered);
  });

  it('inserts new columns after their neighbour, hidden where they are hidden by default', () => {
    expect(fitLayout({ order: ['role', 'name'], hidden: ['role'] }, columns)).toEqual({
      order: ['role', 'name', 'email', 'created'],
      hidden: ['role', 'created'],
    });
  });

  it('drops removed and duplicate columns', () => {
    const remembered = {
      order: ['old', 'role', 'role', 'name', 'email', 'created'],
      hidden: ['old', 'name'],
    };
    expect(fitLayout(remembered, columns)).toEqual({
      order: ['role', 'name', 'email', 'created'],
      hidden: ['name'],
    });
  });

  it('never hides every column', () => {
    const order = standardLayout.order;
    expect(fitLayout({ order, hidden: [...order] }, columns).hidden).toEqual(['created']);
  });
});

it('moves a column by one step, but not beyond the ends', () => {
  expect(moveColumn(standardLayout, 'role', -1).order).toEqual(['name', 'email', 'role', 'created']);
  expect(moveColumn(standardLayout, 'name', -1)).toBe(standardLayout);
  expect(moveColumn(standardLayout, 'role', 1)).toBe(standardLayout);
});

it('keeps the position of hidden columns when visible ones are dragged [§2-59]', () => {
  expect(reorderShownColumns(standardLayout, ['role', 'name', 'email']).order).toEqual([
    'role',
    'name',
    'created',
    'email',
  ]);
});

it('shows and hides columns, except the last visible one', () => {
  expect(toggleColumn(standardLayout, 'created').hidden).toEqual([]);
  expect(toggleColumn(standardLayout, 'name').hidden).toEqual(['created', 'name']);
  const one = { ...standardLayout, hidden: ['created', 'name', 'email'] };
  expect(toggleColumn(one, 'role')).toBe(one);
});

it.each([
  ['name', { column: 'name', direction: 'asc' }],
  ['-role', { column: 'role', direction: 'desc' }],
  ['unknown', undefined],
  ['--name', undefined],
  [null, undefined],
  [7, undefined],
])('reads the sort %j', (text, sort) => {
  expect(readSort(text, columns)).toEqual(sort);
});
