import {
  effectivePermissions,
  missingRight,
  withDeclaredDefaults,
  type ModuleDescriptor,
  type ModuleRoute,
  type UserPreferences,
} from '@escale/contracts';

/** Returns whether a user may open a route. `listed` are the modules that define the role defaults. */
export type MayOpen = (
  id: string,
  access: ModuleRoute['access'],
  listed: readonly ModuleDescriptor[],
) => boolean;

/** Returns an access check for a signed-in user. `missing` returns the right that the user does not have, or `null`. */
export const createAccessCheck =
  (missing: (id: string, right: string, listed: readonly ModuleDescriptor[]) => string | null): MayOpen =>
  (id, access, listed) => {
    if (access === 'public' || access === 'signed-in') return true;
    return access !== 'anonymous' && missing(id, access, listed) === null;
  };

/** Returns an access check for a user, from their preferences and the role defaults that the listed modules declare. */
export const accessCheckOf = (role: string | undefined, { permissions }: UserPreferences): MayOpen =>
  createAccessCheck((id, right, listed) =>
    missingRight(effectivePermissions(id, role, permissions, withDeclaredDefaults(listed)), right),
  );
