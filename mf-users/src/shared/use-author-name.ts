import { userQueryOptions, usersQueryOptions } from '@escale/api-client';
import { usePermissions } from '@escale/auth';
import { fullName } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';

/** Returns the full name of an account: from the cached list, or fetched if the signed-in user may read users. */
export function useAuthorName(userId: string | undefined): string | undefined {
  const mayRead = usePermissions().missing('users', 'read') === null;
  const { data: listed } = useQuery({
    ...usersQueryOptions(),
    enabled: false,
    select: (users) => users.find(({ id }) => id === userId),
  });
  const isAsked = userId !== undefined && listed === undefined && mayRead;
  const { data: opened } = useQuery({
    ...userQueryOptions(userId ?? ''),
    enabled: isAsked,
    retry: false,
    // A missing name is harmless here, and the page about the account reports its own failed query.
    ...(isAsked && { meta: { toast: 'none' } }),
  });
  const user = listed ?? opened;
  return user && fullName(user);
}
