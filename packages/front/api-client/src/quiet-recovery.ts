import { QueryClient, type Query } from '@tanstack/react-query';
import { isApiError, type ApiErrorKind } from './api-error';

/** Returns the pause between two retries of a query without data (ms), with jitter. */
const randomPauseMs = () => 4_000 + Math.random() * 2_000;

const temporaryKinds: readonly ApiErrorKind[] = ['network', 'timeout', 'server', 'invalid-response'];

const isTemporary = (error: unknown) => isApiError(error) && temporaryKinds.includes(error.kind);

type AnyQuery = Query<unknown, unknown>;
interface QueryWithState {
  state: Pick<AnyQuery['state'], 'data' | 'error'>;
}

/** True for a query that has no data because the network or the server is unavailable. */
export const isWaitingForServer = ({ state }: QueryWithState): boolean =>
  state.data === undefined && isTemporary(state.error);

/** Resolves after the pause, or at once when the network returns or the page is hidden or shown. */
const untilNextTry = () =>
  new Promise<void>((resolve) => {
    const resume = () => {
      clearTimeout(timer);
      window.removeEventListener('online', resume);
      document.removeEventListener('visibilitychange', resume);
      resolve();
    };
    const timer = setTimeout(resume, randomPauseMs());
    window.addEventListener('online', resume);
    document.addEventListener('visibilitychange', resume);
  });

/** Fetches the data of a query with another client, so that the query keeps showing its failure until there is an answer. */
function refetchInBackground({ options, queryKey }: AnyQuery): Promise<unknown> {
  const separateClient = new QueryClient();
  return separateClient
    .getQueryCache()
    .build(separateClient, { ...options, queryKey, retry: false, gcTime: 0 })
    .fetch();
}

const recoveringQueries = new WeakSet<object>();

/** True while a query is being retried in the background. */
export const isRecovering = (query: object): boolean => recoveringQueries.has(query);

/** Retries a query that shows a failure instead of data, until it has data, fails for good or is no longer on screen. */
export async function recoverQuietly(query: AnyQuery): Promise<void> {
  if (recoveringQueries.has(query)) return;
  recoveringQueries.add(query);
  await retryWhileShown(query).finally(() => recoveringQueries.delete(query));
}

async function retryWhileShown(query: AnyQuery): Promise<void> {
  const isShown = () => query.isActive() && isWaitingForServer(query);
  await untilNextTry();
  while (isShown()) {
    if (document.visibilityState === 'visible') {
      try {
        const data = await refetchInBackground(query);
        if (isShown()) query.setData(data);
        return;
      } catch (error) {
        if (isShown() && !isTemporary(error)) query.setState({ error });
      }
    }
    await untilNextTry();
  }
}
