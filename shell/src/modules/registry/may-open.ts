import type { ModuleDescriptor, ModuleRoute } from '@escale/contracts';

/** Whether a route is open to a person, by what the listed modules say of roles. */
export type MayOpen = (
  id: string,
  access: ModuleRoute['access'],
  listed: readonly ModuleDescriptor[],
) => boolean;

/** Returns which routes are open to somebody signed in; `missing` returns the right that they lack, `null` for none. */
export const mayOpenBy =
  (missing: (id: string, right: string, listed: readonly ModuleDescriptor[]) => string | null): MayOpen =>
  (id, access, listed) => {
    if (access === 'public' || access === 'signed-in') return true;
    return access !== 'anonymous' && missing(id, access, listed) === null;
  };
