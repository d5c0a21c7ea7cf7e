import { getJson, isApiError, putJson, usersQueryOptions } from '@escale/api-client';
import { useCurrentUser, useRoleDefaults } from '@escale/auth';
import {
  doneResponseSchema,
  isRole,
  limits,
  rolePermissionsResponseSchema,
  type Role,
  type RoleDefaults,
} from '@escale/contracts';
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '../../../messages/catalogue';
import { failureLine } from '../../../shared/failure-line';
import type { PermissionChanges } from '../model/rebase-permissions';

const pathOf = (role: Role) => `/roles/${role}/permissions`;

/** `null` where the server has no rights of roles. */
async function fetchRolePermissions(role: Role) {
  try {
    return (await getJson(pathOf(role), rolePermissionsResponseSchema)).data;
  } catch (error) {
    if (isApiError(error) && error.kind === 'not-found') return null;
    throw error;
  }
}

const keyOf = (userId: string) => ['role-permissions', userId] as const;

function rolePermissionsQueryOptions(role: string, userId: string) {
  return queryOptions({
    queryKey: [...keyOf(userId), role],
    queryFn: isRole(role) ? () => fetchRolePermissions(role) : skipToken,
    staleTime: limits.refetchMs,
    retry: 1,
    meta: { toast: 'none' },
  });
}

/** `GET /roles/{role}/permissions`: what a role has by itself, and what it has where nothing was set. */
export function useRolePermissions(role: string) {
  return useQuery(rolePermissionsQueryOptions(role, useCurrentUser().id));
}

/** Returns what the roles have by themselves: for `role` as the server says, else the defaults. */
export function useRolesInEffect(role: string): RoleDefaults {
  const defaults = useRoleDefaults();
  const { data } = useRolePermissions(role);
  return data && isRole(role) ? { ...defaults, [role]: data.permissions } : defaults;
}

/** `PUT /roles/{role}/permissions`; accounts of the role follow where they have no entry of their own. */
export function useSaveRolePermissions(role: Role) {
  const client = useQueryClient();
  const { id } = useCurrentUser();
  return useMutation({
    mutationFn: (permissions: PermissionChanges) =>
      putJson(pathOf(role), doneResponseSchema, { permissions }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf(id) }),
        client.invalidateQueries({ queryKey: usersQueryOptions().queryKey }),
      ]),
    meta: { failure: (error) => failureLine(error, messages().permissions.failed) },
  });
}
