import { userPreferencesQueryOptions } from '@escale/api-client';
import { effectivePermissionMap, isRole, type PermissionMap } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRolePermissions, useEffectiveRoleDefaults } from './role-permissions';

/** A user or a role; a role has no `id`. */
export interface RightsHolder {
  id?: string;
  name: string;
  role: string;
}

/** Returns the effective rights of a user or role as `map`; `saved` contains the rights that the server stores for the user. */
export function useRightsOf({ id, role }: Pick<RightsHolder, 'id' | 'role'>) {
  const defaults = useEffectiveRoleDefaults(role);
  const ofRole = useRolePermissions(role);
  const own = useQuery(userPreferencesQueryOptions(id));
  const inEffect = (saved: PermissionMap | undefined) => effectivePermissionMap(role, saved, defaults);
  // If the server does not store rights of roles, `data` is `null` and the defaults apply.
  const asked = [...(isRole(role) ? [ofRole] : []), ...(id === undefined ? [] : [own])];
  const unread = asked.filter(({ data }) => data === undefined);
  const failed = unread.filter(({ isError }) => isError);
  return {
    /** The rights of each role: those from the server for `role`, the defaults for the others. */
    defaults,
    map: unread.length === 0 ? inEffect(own.data?.permissions) : undefined,
    saved: own.data?.permissions ?? {},
    version: own.data?.updatedAt,
    inEffect,
    isError: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

export type HolderRights = ReturnType<typeof useRightsOf>;
