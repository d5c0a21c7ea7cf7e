import { usersQueryOptions } from '@escale/api-client';
import { useCurrentUser, usePermissions } from '@escale/auth';
import { displayedRole, findLastSuperAdminId, type PolicyActor } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Returns the signed-in user as the actor of the user policy. Reads the list where it is cached, without fetching it. */
export function useActor(): PolicyActor {
  const { id, role } = useCurrentUser();
  const rights = usePermissions().flags('users');
  const { data: lastSuperAdminId = null } = useQuery({
    ...usersQueryOptions(),
    enabled: false,
    select: findLastSuperAdminId,
  });
  const { visible, read, write, delete: remove } = rights;
  return useMemo(
    () => ({
      id,
      role: displayedRole(role),
      rights: { visible, read, write, delete: remove },
      lastSuperAdminId,
    }),
    [id, role, visible, read, write, remove, lastSuperAdminId],
  );
}
