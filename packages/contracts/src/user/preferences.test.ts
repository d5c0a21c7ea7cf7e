import { permissionsRequestSchema } from './users';
import { defaultPreferences, preferencesResponseSchema } from './preferences';

const readPreferences = (data: object) =>
  preferencesResponseSchema.validateSync({ success: true, data }).data;

it('reads an answer without permissions as no saved permissions', () => {
  expect(readPreferences(defaultPreferences).permissions).toEqual({});
});

it('reads the saved permissions, unknown modules and flags included', () => {
  const permissions = { users: { read: true }, customs: { export: false } };
  expect(readPreferences({ ...defaultPreferences, permissions }).permissions).toEqual(permissions);
});

it.each([['all'], [{ users: true }], [{ users: { read: 'yes' } }], [{ users: null }]])(
  'refuses permissions of another shape: %j',
  (permissions) => {
    expect(() => readPreferences({ ...defaultPreferences, permissions })).toThrow();
  },
);

it('reads languages, time zones and formats that are not known here', () => {
  const unknown = { language: 'de', timezone: 'Mars/Base', dateFormat: 'DD.MM.YYYY', timeFormat: '36h' };
  expect(readPreferences({ ...defaultPreferences, ...unknown })).toMatchObject(unknown);
});

it('requires the permissions of a save', () => {
  expect(() => permissionsRequestSchema.validateSync({})).toThrow();
});
