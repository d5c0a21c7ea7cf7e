import { isApiError, postJson } from '@escale/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { anyResponseSchema } from './any-response';

/** The longest time that the form waits for the check of its link. */
const checkTimeoutMs = 2_000;

const linkQueryOptions = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: () => postJson('/auth/check-link', anyResponseSchema, { token }, { timeout: checkTimeoutMs }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { toast: 'none' },
  });

/** The result of checking a link. `checking`: the check is running. `invalid`: the server calls the link invalid. `usable`: otherwise. */
export type LinkCheck = 'checking' | 'usable' | 'invalid';

/**
 * Checks once whether a link is still valid. If the check fails or takes too long, the link counts
 * as usable, and an invalid link is reported only when the password is sent.
 */
export function useLinkCheck(token: string): LinkCheck {
  const { isLoading, error } = useQuery(linkQueryOptions(token));
  if (isLoading) return 'checking';
  return isApiError(error) && error.code === 'LINK_INVALID' ? 'invalid' : 'usable';
}
