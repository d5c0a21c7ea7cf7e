import { userPreferencesQueryOptions } from '@escale/api-client';
import { effectivePermissionMap, isRole, type PermissionMap } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRolePermissions, useRolesInEffect } from './role-permissions';

/** A person, or without `id` a role. */
export interface RightsHolder {
  id?: string;
  name: string;
  role: string;
}

/** Returns the rights in effect of a person or a role, and what the server has saved of the person's own. */
export function useRightsOf({ id, role }: RightsHolder) {
  const defaults = useRolesInEffect(role);
  const ofRole = useRolePermissions(role);
  const own = useQuery(userPreferencesQueryOptions(id));
  const asked = id === undefined ? ofRole : own;
  const inEffect = (saved: PermissionMap | undefined) => effectivePermissionMap(role, saved, defaults);
  // The defaults of a role count where the server has no rights of roles.
  const isKnown = (id === undefined || own.data !== undefined) && !(isRole(role) && ofRole.isPending);
  return {
    map: isKnown && !asked.isError ? inEffect(own.data?.permissions) : undefined,
    saved: own.data?.permissions ?? {},
    version: own.data?.updatedAt,
    inEffect,
    isError: asked.isError,
    isFetching: asked.isFetching,
    retry: () => void asked.refetch(),
  };
}

export type Rights = ReturnType<typeof useRightsOf>;
