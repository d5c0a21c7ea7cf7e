import { isApiError, postJson } from '@escale/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { anyResponse } from './any-response';

/** The form does not wait longer for what the server says of its link. */
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

/** What is known of a link: only the server's own word makes it a dead one. */
export type LinkState = 'asked' | 'usable' | 'dead';

/** Asks once whether a link still counts. Where the server cannot tell, or not in time, it shows when the password is sent. */
export function useLinkState(token: string): LinkState {
  const { isLoading, error } = useQuery(linkQueryOptions(token));
  if (isLoading) return 'asked';
  return isApiError(error) && error.code === 'LINK_INVALID' ? 'dead' : 'usable';
}
