import { moduleManifestSchema } from '../module/descriptor';
import { inheritedNames, ownValue } from './own-keys';
import { effectivePermissions, includesPermissions } from '../user/permissions';

it.each(inheritedNames)('the inherited name %s is not a key of an object', (name) => {
  expect(ownValue({}, name)).toBeUndefined();
  expect(ownValue({ [name]: 1 }, name)).toBe(1);
  expect(effectivePermissions(name, 'SUPER_ADMIN', {}).visible).toBe(false);
  expect(includesPermissions({}, { [name]: { visible: true } })).toBe(false);
  expect(moduleManifestSchema.pick(['id']).isValidSync({ id: name })).toBe(false);
});

it('an id with letters alone is valid', () => {
  expect(moduleManifestSchema.pick(['id']).isValidSync({ id: 'yard' })).toBe(true);
});
