import { moduleManifestSchema } from '../module/descriptor';
import { inheritedNames, ownValue } from './own-keys';
import { effectivePermissions, includesPermissions } from '../user/permissions';

it.each(inheritedNames)('no object has %s by itself', (name) => {
  expect(ownValue({}, name)).toBeUndefined();
  expect(ownValue({ [name]: 1 }, name)).toBe(1);
  expect(effectivePermissions(name, 'SUPER_ADMIN', {}).visible).toBe(false);
  expect(includesPermissions({}, { [name]: { visible: true } })).toBe(false);
  expect(moduleManifestSchema.pick(['id']).isValidSync({ id: name })).toBe(false);
});

it('an id is a name of two letters or more', () => {
  expect(moduleManifestSchema.pick(['id']).isValidSync({ id: 'yard' })).toBe(true);
});
