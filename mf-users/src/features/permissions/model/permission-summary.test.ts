import { summarizeChanges } from './permission-summary';

const rows = [
  { moduleId: 'users', label: 'Utilisateurs', names: ['read', 'write'] },
  { moduleId: 'reports', label: 'Rapports', names: ['read'] },
];

it('says by module what is granted and what is withdrawn', () => {
  const { granted, withdrawn } = summarizeChanges(
    rows,
    { users: { visible: true, read: true, write: true }, reports: { visible: false } },
    { users: { visible: true, read: true, write: false }, reports: { visible: true, read: true } },
  );
  expect(granted).toEqual([{ row: rows[1], names: ['visible', 'read'] }]);
  expect(withdrawn).toEqual([{ row: rows[0], names: ['write'] }]);
});

it('is empty for the same rights: a missing flag is off', () => {
  const same = summarizeChanges(rows, {}, { users: { visible: false, read: false } });
  expect(same).toEqual({ granted: [], withdrawn: [] });
});
