import { pollEvery } from '@escale/api-client';
import { limits } from '@escale/contracts';

/** Returns the query options for refetching every 30 s, unless paused. */
export const pollingOptions = (paused: boolean) => ({
  refetchInterval: paused ? (false as const) : pollEvery(limits.refetchMs),
  staleTime: 0,
});
