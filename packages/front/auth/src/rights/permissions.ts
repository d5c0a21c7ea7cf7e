import { userPreferencesQueryOptions } from '@escale/api-client';
import {
  effectivePermissions,
  missingRight,
  type ModulePermissions,
  type ModuleRight,
  type UserPreferences,
} from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRoleDefaults } from './role-defaults';
import { useSession } from '../session/session-provider';

/** Permissions of the signed-in user. While the status is `pending` or `error`, they grant nothing (readings, 'Calls'). */
export interface Permissions {
  status: 'pending' | 'error' | 'ready';
  /** Returns the effective flags of a module (§6). */
  flags: (moduleId: string) => ModulePermissions;
  /**
   * Returns the first right that is missing, in the guard's order; `null` if none is (§2 'Module guard'). `demanded` is a right of
   * the platform or one that the module declares.
   */
  missing: <Right extends string = ModuleRight>(
    moduleId: string,
    demanded: Right | ModuleRight,
  ) => Right | ModuleRight | null;
  retry: () => void;
}

/**
 * Returns the permissions of the signed-in user: the server's, else the defaults of the role from §6 or from the module's
 * declaration, else no access.
 */
export function usePermissions(): Permissions {
  const { user } = useSession();
  const defaults = useRoleDefaults();
  const { data, isError, refetch } = useQuery(userPreferencesQueryOptions(user?.id));
  const flags = (moduleId: string): ModulePermissions =>
    data === undefined
      ? { visible: false }
      : effectivePermissions(moduleId, user?.role, data.permissions, defaults);
  return {
    status: data !== undefined ? 'ready' : isError ? 'error' : 'pending',
    flags,
    missing: (moduleId, demanded) => missingRight(flags(moduleId), demanded),
    retry: () => void refetch(),
  };
}

/** Returns the preferences of the signed-in user, `undefined` until loaded. */
export function useOwnPreferences(): UserPreferences | undefined {
  return useQuery(userPreferencesQueryOptions(useSession().user?.id)).data;
}
