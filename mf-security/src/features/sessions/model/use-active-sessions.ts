import { activeSessionsQueryOptions } from '@escale/user-ui/sessions';
import { isApiError, pollEvery } from '@escale/api-client';
import { limits, type ActiveSession } from '@escale/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOnActivity } from '../../../api/use-on-activity';

/** Returns the active sessions of all users, refetched every 30 s and after live activities, such as a sign-in. */
export function useActiveSessions() {
  const query = useInfiniteQuery({
    ...activeSessionsQueryOptions(),
    staleTime: 0,
    refetchInterval: pollEvery(limits.refetchMs),
  });
  const { data, error, isError } = query;
  const refetch = () => void query.refetch();
  useOnActivity(refetch);
  const sessions = useMemo(() => withoutRepeats(data?.pages.flatMap((page) => page.data) ?? []), [data]);
  return {
    sessions,
    /** The number of sessions on the server; `null` while unknown. `sessions` contains only the loaded pages. */
    total: data?.pages.at(-1)?.pagination.total ?? null,
    status: isError ? ('error' as const) : data === undefined ? ('loading' as const) : ('ready' as const),
    /** True if the server does not support `GET /sessions`. */
    isMissing: isApiError(error) && error.kind === 'not-found',
    updatedAt: query.dataUpdatedAt,
    isFetching: query.isFetching,
    refetch,
    hasMore: query.hasNextPage,
    showMore: () => void query.fetchNextPage(),
  };
}

/** Returns each session once. A session that is used between the requests for two pages may be on both. */
function withoutRepeats(sessions: readonly ActiveSession[]): ActiveSession[] {
  return [...new Map(sessions.map((session) => [session.id, session])).values()];
}
