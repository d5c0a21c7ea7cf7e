import { limits } from '@escale/contracts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError, type ApiError, type ApiErrorKind } from './api-error';
import { generalFailureText } from './failure-text';
import { isRefreshFailure } from './refresh';

/** What a query or mutation says of its failures. */
export interface FailureMeta extends Record<string, unknown> {
  /** `none`: the screen shows the failure itself, no toast. */
  toast?: 'none';
  /** Kinds of failure that show no toast for this call. */
  silent?: readonly ApiErrorKind[];
  /** The call's own line ('Erreur: …'); the general line of §8 stands under it. */
  failure?: (error: ApiError) => string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

/** Shows one error toast: `text`, and under it `detail`. */
export type NotifyError = (text: string, options: { detail?: string }) => void;

const alwaysSilent: readonly ApiErrorKind[] = ['unauthenticated', 'cancelled'];
const unretriedKinds: readonly string[] = ['unauthenticated', 'not-found', 'cancelled'];

/** One failure, one toast (readings, 'Errors'); a dead session and a cancelled call show none. */
function reportFailure(error: unknown, meta: FailureMeta | undefined, notifyError: NotifyError): void {
  if (!isApiError(error) || meta?.toast === 'none') return;
  if (alwaysSilent.includes(error.kind) || meta?.silent?.includes(error.kind)) return;
  if (error.kind === 'server' && isRefreshFailure(error)) return;
  const general = generalFailureText(error);
  const own = meta?.failure?.(error) ?? (general === null ? error.serverText : undefined);
  if (own !== undefined && general !== null) notifyError(own, { detail: general });
  else if ((own ?? general) !== null) notifyError(own ?? general ?? '', {});
}

/** Hears of every query and mutation that has failed for good: an `ApiError`, or what its function threw. */
export type FailureListener = (error: unknown) => void;

/**
 * The query client of the product: data fresh for 5 minutes, at most 3 attempts and none more on 401 and 404,
 * mutations never retried (§7); failures become toasts here and nowhere else. `onFailure`
 * hears of them as well, whether they show a toast or not.
 */
export function createQueryClient(
  notifyError: NotifyError,
  onFailure: FailureListener = () => undefined,
): QueryClient {
  const take = (error: unknown, meta: FailureMeta | undefined) => {
    onFailure(error);
    reportFailure(error, meta, notifyError);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => take(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => take(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: limits.queryFreshMs,
        retry: (failures, error) =>
          failures < limits.queryMaxAttempts - 1 &&
          !(isApiError(error) && unretriedKinds.includes(error.kind)),
      },
      mutations: { retry: false },
    },
  });
}
