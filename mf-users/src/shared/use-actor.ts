import { usersQueryOptions } from '@escale/api-client';
import { useCurrentUser, usePermissions } from '@escale/auth';
import { displayedRole, type User } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lastActiveSuperAdmin, type Actor } from './user-rules';

/** The signed-in user as the one who acts. Reads the list where it is there, and never asks for it. */
export function useActor(): Actor {
  const { id, role } = useCurrentUser();
  const rights = usePermissions().flags('users');
  const { data: lastSuperAdminId = null } = useQuery({
    ...usersQueryOptions(),
    enabled: false,
    select: (users: User[]) => lastActiveSuperAdmin(users),
  });
  const { visible, read, write, delete: erase } = rights;
  return useMemo(
    () => ({
      id,
      role: displayedRole(role),
      rights: { visible, read, write, delete: erase },
      lastSuperAdminId,
    }),
    [id, role, visible, read, write, erase, lastSuperAdminId],
  );
}
