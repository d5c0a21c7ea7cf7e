import { isApiError, postJson } from '@escale/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { anyResponse } from './any-response';

/** The longest that the form waits for the check of its link. */
const patienceMs = 2_000;

const linkQueryOptions = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: () => postJson('/auth/check-link', anyResponse, { token }, { timeout: patienceMs }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { toast: 'none' },
  });

/** What is known about a link; it is `dead` only if the server says so. */
export type LinkState = 'asked' | 'usable' | 'dead';

/**
 * Checks once whether a link is still valid. If the server cannot tell in time, an invalid link is only reported when the password
 * is sent.
 */
export function useLinkState(token: string): LinkState {
  const { isLoading, error } = useQuery(linkQueryOptions(token));
  if (isLoading) return 'asked';
  return isApiError(error) && error.code === 'LINK_INVALID' ? 'dead' : 'usable';
}
