import type { ModuleDescriptor, ModuleRoute } from '@escale/contracts';

/** Whether a user may open a route, by the role defaults of the listed modules. */
export type MayOpen = (
  id: string,
  access: ModuleRoute['access'],
  listed: readonly ModuleDescriptor[],
) => boolean;

/** Returns an access check for a signed-in user; `missing` returns the right that they lack, `null` for none. */
export const createAccessCheck =
  (missing: (id: string, right: string, listed: readonly ModuleDescriptor[]) => string | null): MayOpen =>
  (id, access, listed) => {
    if (access === 'public' || access === 'signed-in') return true;
    return access !== 'anonymous' && missing(id, access, listed) === null;
  };
