import { userQueryOptions, usersQueryOptions } from '@escale/api-client';
import { fullName } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';

/** Returns the full name of an account where it is cached; nothing is fetched. */
export function useAuthorName(userId: string | undefined): string | undefined {
  const { data: listed } = useQuery({
    ...usersQueryOptions(),
    enabled: false,
    select: (users) => users.find(({ id }) => id === userId),
  });
  const { data: opened } = useQuery({ ...userQueryOptions(userId ?? ''), enabled: false });
  const user = listed ?? opened;
  return user && fullName(user);
}
