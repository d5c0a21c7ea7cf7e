import { changesOf, rebasePermissions, samePermissions, withChanges } from './rebase-permissions';

const base = { dashboard: { visible: true, write: true }, reports: { visible: true, read: false } };

it('keeps what others have changed, and changes only the flags of the draft', () => {
  const map = { ...base, reports: { visible: true, read: true } };
  const latest = { ...base, dashboard: { visible: true, write: false } };
  expect(rebasePermissions({ base, map }, latest)).toEqual({
    dashboard: { visible: true, write: false },
    reports: { visible: true, read: true },
  });
});

it('revokes what the draft revokes, even where others have granted more', () => {
  const map = { ...base, dashboard: { visible: true, write: false } };
  const latest = { ...base, dashboard: { visible: true, write: true, read: true } };
  expect(rebasePermissions({ base, map }, latest).dashboard).toEqual({
    visible: true,
    write: false,
    read: true,
  });
});

it('is the draft itself while no other person has saved', () => {
  const map = { ...base };
  expect(rebasePermissions({ base, map }, base)).toBe(map);
});

it('adds a module that others have removed', () => {
  const map = { ...base, reports: { visible: true, read: true } };
  expect(rebasePermissions({ base, map }, {})).toEqual({ reports: { visible: false, read: true } });
});

it.each([
  [
    'a missing flag and a flag that is off',
    { a: { visible: true } },
    { a: { visible: true, read: false } },
    true,
  ],
  ['another flag', { a: { visible: true } }, { a: { visible: false } }, false],
  ['another module', {}, { a: { visible: true } }, false],
])('the same permissions: %s', (_name, one, other, expected) => {
  expect(samePermissions(one, other)).toBe(expected);
});

it('a save sends the changed flags, and all flags of a module that has no entry', () => {
  const map = {
    dashboard: { visible: true, write: false },
    reports: { visible: true, read: true },
    yard: { visible: true, read: true },
  };
  const draft = { base: { ...base, yard: { visible: true, read: false } }, map };
  const changes = changesOf(draft, base);
  expect(changes).toEqual({
    dashboard: { write: false },
    reports: { read: true },
    yard: { visible: true, read: true },
  });
  expect(withChanges({ ...base, dashboard: { visible: false, write: true } }, changes)).toEqual({
    ...map,
    dashboard: { visible: false, write: false },
  });
});
