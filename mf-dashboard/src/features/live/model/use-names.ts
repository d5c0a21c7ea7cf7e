import { usersQueryOptions } from '@escale/api-client';
import { useCurrentUser, usePermissions } from '@escale/auth';
import { fullName } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';

/** Returns a function that returns an account's name, or `null` if unknown. A user who may not read users gets only their own. */
export function useAccountNames(): (userId: string | undefined) => string | null {
  const self = useCurrentUser();
  const allowed = usePermissions().missing('users', 'read') === null;
  const { data } = useQuery({ ...usersQueryOptions(), enabled: allowed });
  return (userId) => {
    const known = userId === self.id ? self : allowed && data?.find(({ id }) => id === userId);
    return known ? fullName(known) : null;
  };
}
