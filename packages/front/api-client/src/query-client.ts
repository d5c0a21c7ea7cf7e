import { limits } from '@escale/contracts';
import { hashKey, MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { isApiError, type ApiError, type ApiErrorKind } from './api-error';
import { failureLines, generalFailureText, type FailureLines } from './failure-text';
import { isRecovering, isWaitingForServer, recoverQuietly } from './quiet-recovery';
import { isRefreshFailure } from './refresh';

/** How a query or mutation reports its failures. */
export interface FailureMeta extends Record<string, unknown> {
  /** `none`: no toast from the query client, since the screen or the caller itself shows the failure. */
  toast?: 'none';
  /** Kinds of failure without a toast for this call. */
  silent?: readonly ApiErrorKind[];
  /** The call's own text ('Erreur: …'); the general line of §8 becomes its detail. */
  failure?: (error: ApiError) => string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

/**
 * Shows failures as toasts. `subject` identifies a mutation by its argument: the same argument
 * means another attempt.
 */
export interface FailureToasts {
  /** Shows one error toast: `text`, with the further lines below it. */
  failure: (text: string, options: FailureLines & { subject?: string }) => void;
  /** Removes the toasts of earlier attempts; called when a mutation starts. */
  endFailures: (subject: string) => void;
}

const noToasts: FailureToasts = { failure: () => undefined, endFailures: () => undefined };

const alwaysSilentKinds: readonly ApiErrorKind[] = ['unauthenticated', 'cancelled'];
const unretriedKinds: readonly string[] = ['unauthenticated', 'not-found', 'cancelled'];

/**
 * Shows one toast for a failure (readings, 'Errors'). Shows none for an expired session, a
 * cancelled call, a refresh of the token that failed on the server, or a failure that `meta`
 * excludes.
 */
function reportFailure(
  error: unknown,
  meta: FailureMeta | undefined,
  show: (text: string, lines: FailureLines) => void,
): void {
  if (!isApiError(error) || meta?.toast === 'none') return;
  if (alwaysSilentKinds.includes(error.kind) || meta?.silent?.includes(error.kind)) return;
  if (error.kind === 'server' && isRefreshFailure(error)) return;
  const text = meta?.failure?.(error) ?? generalFailureText(error) ?? error.serverText;
  if (text !== undefined) show(text, failureLines(error, text));
}

/** Called with the error of each query or mutation whose last attempt has failed. */
export type FailureListener = (error: unknown) => void;

/** Returns a `refetchInterval`: `milliseconds` once the query has data; before that, the query client retries by itself. */
export function pollEvery(milliseconds: number): (query: Pick<Query, 'state'>) => number | false {
  return ({ state }) => (state.data === undefined ? false : milliseconds);
}

/** A page does not repeat a call, such as its own prefetch, that failed less than this time before the page mounted. */
const prefetchFreshMs = 5_000;

const isOffline = (error: unknown) => isApiError(error) && error.kind === 'network' && !navigator.onLine;

/** True if the page itself shows the failure: offline, the page shows its old data with the time of the last update. */
const isShownByPage = (error: unknown, { state }: Query<unknown, unknown>) =>
  state.data !== undefined && isOffline(error);

/**
 * Creates the query client: data fresh for 5 minutes, at most 3 attempts, no retry on 401 and 404, none for mutations (§7). Shows
 * failures as toasts, unless the call's `meta` excludes them; `onFailure` receives every failure, with or without a toast. Offline,
 * every call is tried once and fails; no call is held back and sent later. A query on screen without data is silently retried every
 * few seconds, and when the network returns, until it succeeds or fails for good.
 */
export function createQueryClient(
  toasts: FailureToasts = noToasts,
  onFailure: FailureListener = () => undefined,
): QueryClient {
  const subjectOf = (variables: unknown) => hashKey([variables]);
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        onFailure(error);
        if (!isShownByPage(error, query)) reportFailure(error, query.meta, toasts.failure);
        if (isWaitingForServer(query)) void recoverQuietly(query);
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (variables) => toasts.endFailures(subjectOf(variables)),
      onError: (error, variables, _context, { meta }) => {
        onFailure(error);
        reportFailure(error, meta, (text, lines) =>
          toasts.failure(text, { ...lines, subject: subjectOf(variables) }),
        );
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: (query) => !isWaitingForServer(query),
        refetchOnWindowFocus: (query) => !isWaitingForServer(query),
        staleTime: limits.queryFreshMs,
        retryOnMount: (query) =>
          isWaitingForServer(query)
            ? !isRecovering(query)
            : Date.now() - query.state.errorUpdatedAt > prefetchFreshMs,
        retry: (failures, error) =>
          failures < limits.queryMaxAttempts - 1 &&
          !isOffline(error) &&
          !(isApiError(error) && unretriedKinds.includes(error.kind)),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
