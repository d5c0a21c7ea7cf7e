import { useRoleDefaults } from '@escale/auth';
import type { RoleDefaults } from '@escale/contracts';
import { useMemo } from 'react';
import { useRolePermissions } from './role-permissions';

/**
 * Returns the rights of every role as `defaults`; undefined until all are known. If the server does not store rights of roles,
 * `defaults` contains the role defaults.
 */
export function useRightsOfEveryRole() {
  const defaults = useRoleDefaults();
  const superAdmin = useRolePermissions('SUPER_ADMIN');
  const admin = useRolePermissions('ADMIN');
  const operator = useRolePermissions('OPERATOR');
  const unread = [superAdmin, admin, operator].filter(({ data }) => data === undefined);
  const isKnown = unread.length === 0;
  const known = useMemo<RoleDefaults | undefined>(
    () =>
      isKnown
        ? {
            SUPER_ADMIN: superAdmin.data?.permissions ?? defaults.SUPER_ADMIN,
            ADMIN: admin.data?.permissions ?? defaults.ADMIN,
            OPERATOR: operator.data?.permissions ?? defaults.OPERATOR,
          }
        : undefined,
    [isKnown, defaults, superAdmin.data, admin.data, operator.data],
  );
  const failed = unread.filter(({ isError }) => isError);
  return {
    defaults: known,
    isError: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
