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
import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { messages } from '../../../messages/catalogue';
import { failureLine } from '../../../messages/failure-line';
import { useLiveResource } from '../../../shared/use-live-resource';
import type { PermissionChanges } from '../model/rebase-permissions';

const rolePermissionsPath = (role: Role) => `/roles/${role}/permissions`;

/** Returns the rights of a role; `null` if the server does not store rights of roles. */
async function fetchRolePermissions(role: Role) {
  try {
    return (await getJson(rolePermissionsPath(role), rolePermissionsResponseSchema)).data;
  } catch (error) {
    if (isApiError(error) && error.kind === 'not-found') return null;
    throw error;
  }
}

/** True for the cached rights of roles, and for those of accounts, which depend on the rights of roles. */
const dependsOnRoles = ([root, , part]: QueryKey) =>
  root === 'role-permissions' || (root === 'users' && part === 'preferences');

function rolePermissionsQueryOptions(role: string, userId: string) {
  return queryOptions({
    queryKey: ['role-permissions', userId, role],
    queryFn: isRole(role) ? () => fetchRolePermissions(role) : skipToken,
    staleTime: limits.refetchMs,
    retry: 1,
    meta: { toast: 'none' },
  });
}

/**
 * Returns the query of `GET /roles/{role}/permissions`: the rights of a role, and the defaults that apply without a role setting.
 */
export function useRolePermissions(role: string) {
  return useQuery(rolePermissionsQueryOptions(role, useCurrentUser().id));
}

/** Watches the live feed for changes of a role's rights; returns the latest change by another person. */
export const useLiveRole = (role: string) => useLiveResource(`roles/${role}`, dependsOnRoles);

/** Returns the rights of each role: those from the server for `role`, once loaded, and the defaults for the others. */
export function useEffectiveRoleDefaults(role: string): RoleDefaults {
  const defaults = useRoleDefaults();
  const { data } = useRolePermissions(role);
  return data && isRole(role) ? { ...defaults, [role]: data.permissions } : defaults;
}

/**
 * Saves the rights of a role by `PUT /roles/{role}/permissions`. These rights apply to all accounts
 * with the role, except in modules for which an account has its own rights.
 */
export function useSaveRolePermissions(role: Role) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (permissions: PermissionChanges) =>
      putJson(rolePermissionsPath(role), doneResponseSchema, { permissions }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ predicate: ({ queryKey }) => dependsOnRoles(queryKey) }),
        client.invalidateQueries({ queryKey: usersQueryOptions().queryKey }),
      ]),
    meta: { failure: (error) => failureLine(error, messages().permissions.failed) },
  });
}
