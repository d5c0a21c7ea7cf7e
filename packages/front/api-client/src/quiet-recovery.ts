import { QueryClient, type Query } from '@tanstack/react-query';
import { isApiError, type ApiErrorKind } from './api-error';

/** How often a page without data asks again; not all pages at once. */
const pauseMs = () => 4_000 + Math.random() * 2_000;

const passingKinds: readonly ApiErrorKind[] = ['network', 'timeout', 'server', 'invalid-response'];

const isPassing = (error: unknown) => isApiError(error) && passingKinds.includes(error.kind);

type AnyQuery = Query<unknown, unknown>;
interface StateOf {
  state: Pick<AnyQuery['state'], 'data' | 'error'>;
}

/** True for a query that has nothing to show because network or server are away. */
export const isWaiting = ({ state }: StateOf): boolean => state.data === undefined && isPassing(state.error);

/** Resolves after a while, or at once when the network returns or the page is looked at again. */
const untilNextTry = () =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      document.removeEventListener('visibilitychange', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, pauseMs());
    window.addEventListener('online', goOn);
    document.addEventListener('visibilitychange', goOn);
  });

/** Asks beside the query, so that its failure stays on screen and nothing is said until there is an answer. */
function askBeside({ options, queryKey }: AnyQuery): Promise<unknown> {
  const beside = new QueryClient();
  return beside
    .getQueryCache()
    .build(beside, { ...options, queryKey, retry: false, gcTime: 0 })
    .fetch();
}

const recovering = new WeakSet<object>();

/** True while a query is asked again by itself. */
export const isRecovering = (query: object): boolean => recovering.has(query);

/** Loads a query that is on screen with a failure instead of data as soon as it can be loaded. */
export async function recoverQuietly(query: AnyQuery): Promise<void> {
  if (recovering.has(query)) return;
  recovering.add(query);
  await retryWhileShown(query).finally(() => recovering.delete(query));
}

async function retryWhileShown(query: AnyQuery): Promise<void> {
  const isShown = () => query.isActive() && isWaiting(query);
  await untilNextTry();
  while (isShown()) {
    if (document.visibilityState === 'visible') {
      try {
        const data = await askBeside(query);
        if (isShown()) query.setData(data);
        return;
      } catch (error) {
        if (isShown() && !isPassing(error)) query.setState({ error });
      }
    }
    await untilNextTry();
  }
}
