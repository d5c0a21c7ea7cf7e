import { usersQueryOptions } from '@escale/api-client';
import { useCurrentUser, useOwnPreferences, useRoleDefaults } from '@escale/auth';
import {
  displayedRole,
  effectivePermissionMap,
  findLastSuperAdminId,
  type PolicyActor,
} from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Returns the signed-in user as the actor of the user policy. If exactly one active super
 * administrator is in the cached list, the actor also names that account. Does not fetch the list.
 */
export function useActor(): PolicyActor {
  const { id, role } = useCurrentUser();
  const preferences = useOwnPreferences();
  const { data: lastSuperAdminId = null } = useQuery({
    ...usersQueryOptions(),
    enabled: false,
    select: findLastSuperAdminId,
  });
  const saved = preferences?.permissions;
  const defaults = useRoleDefaults();
  const isLoaded = preferences !== undefined;
  return useMemo(
    () => ({
      id,
      role: displayedRole(role),
      permissions: isLoaded ? effectivePermissionMap(role, saved, defaults) : {},
      lastSuperAdminId,
    }),
    [id, role, isLoaded, saved, defaults, lastSuperAdminId],
  );
}
