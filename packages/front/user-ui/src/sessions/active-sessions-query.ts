import { getJson } from '@escale/api-client';
import { activeSessionsResponseSchema } from '@escale/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';

/**
 * Returns the query of `GET /sessions`, page by page. A server without this call answers 404, an `ApiError` of the kind
 * `not-found`.
 */
export function activeSessionsQueryOptions() {
  return infiniteQueryOptions({
    queryKey: ['sessions'],
    queryFn: ({ pageParam: page, signal }) =>
      getJson('/sessions', activeSessionsResponseSchema, { params: { page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }, _pages, page) => (page < pagination.pages ? page + 1 : undefined),
    meta: { toast: 'none' },
  });
}
