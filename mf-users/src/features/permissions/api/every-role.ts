import { useRoleDefaults } from '@escale/auth';
import type { RoleDefaults } from '@escale/contracts';
import { useMemo } from 'react';
import { useRolePermissions } from './role-permissions';

/** Returns what every role has by itself: as the server says, else the defaults. Undefined until it is known. */
export function useEveryRole(): RoleDefaults | undefined {
  const defaults = useRoleDefaults();
  const superAdmin = useRolePermissions('SUPER_ADMIN');
  const admin = useRolePermissions('ADMIN');
  const operator = useRolePermissions('OPERATOR');
  const isPending = superAdmin.isPending || admin.isPending || operator.isPending;
  return useMemo(
    () =>
      isPending
        ? undefined
        : {
            SUPER_ADMIN: superAdmin.data?.permissions ?? defaults.SUPER_ADMIN,
            ADMIN: admin.data?.permissions ?? defaults.ADMIN,
            OPERATOR: operator.data?.permissions ?? defaults.OPERATOR,
          },
    [isPending, defaults, superAdmin.data, admin.data, operator.data],
  );
}
