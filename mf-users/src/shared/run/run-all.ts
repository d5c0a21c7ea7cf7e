import { isApiError, type ApiError } from '@escale/api-client';

/** The refusal for one item; `reason` is undefined if the server gives none. */
export interface RefusedOutcome {
  state: 'refused';
  reason: string | undefined;
}

/** The outcome of the action for one item. */
export type Outcome<Done> = Done | RefusedOutcome;

export interface RunOptions<Item, Done> {
  /** Performs the action on one item and returns the outcome. Called again if the server was unavailable or refused with 429. */
  act: (item: Item) => Promise<Done>;
  isOver: () => boolean;
  /** Resolves after the given time, or as soon as the run ends. */
  pause: (milliseconds: number) => Promise<void>;
  onOutcome: (item: Item, outcome: Outcome<Done>) => void;
  /**
   * Returns the outcome for an item whose calls were interrupted by the end of the run. `mayBeDone`
   * is false only if the server has refused all these calls. Without an outcome, the item counts as
   * not started.
   */
  interruptedOutcome?: ((item: Item, mayBeDone: boolean) => Done | undefined) | undefined;
  /** Returns why an item was refused, in words; by default the server's text. */
  reasonOf?: ((error: ApiError, item: Item) => string | undefined) | undefined;
}

/** Number of concurrent calls; with a single one, a late answer would delay all others. */
const concurrency = 4;

/** The pauses before the repetitions of a call for which the server was unavailable. The run ends if the last repetition fails. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

const defaultCooldownSeconds = 60;
const runEndingKinds: readonly string[] = ['unauthenticated', 'cancelled'];

/** Returns how long to wait before a failed call is repeated (ms); undefined if it is not repeated. */
function retryDelayAfter(error: unknown, attempt: number): number | undefined {
  if (!isApiError(error)) return undefined;
  const { kind, status, cooldownSeconds = defaultCooldownSeconds } = error;
  if (kind === 'rate-limited') return cooldownSeconds * 1_000;
  const isUnavailable = kind === 'network' || kind === 'timeout' || (kind === 'server' && status !== 500);
  return isUnavailable ? retryDelaysMs[attempt] : undefined;
}

/** True for a failure that proves that the server has done nothing. */
const isCertainlyNotDone = (error: unknown) =>
  isApiError(error) && (error.kind === 'rate-limited' || error.kind === 'unauthenticated');

const isRefusal = (error: unknown) =>
  isApiError(error) &&
  !runEndingKinds.includes(error.kind) &&
  error.kind !== 'network' &&
  error.kind !== 'timeout';

/**
 * Applies an action to several items, a few at a time. Repeats a call while the server answers 429,
 * and after each of `retryDelaysMs` while the server is unavailable. Continues after the refusal of
 * an item. Returns the error that ended the run; undefined if the run finished or was stopped.
 */
export async function runAll<Item, Done>(
  items: readonly Item[],
  options: RunOptions<Item, Done>,
): Promise<unknown> {
  const { act, pause, onOutcome, reasonOf = ({ serverText }) => serverText } = options;
  const queue = items.values();
  let fault: unknown;
  const isOver = () => options.isOver() || fault !== undefined;

  const settleInterrupted = (item: Item, mayBeDone: boolean) => {
    const outcome = options.interruptedOutcome?.(item, mayBeDone);
    if (outcome !== undefined) onOutcome(item, outcome);
  };
  const doOne = async (item: Item, attempt = 0): Promise<void> => {
    try {
      onOutcome(item, await act(item));
    } catch (error) {
      const wait = retryDelayAfter(error, attempt);
      // `attempt` counts only calls that may have taken effect.
      const mayBeDone = attempt > 0 || !isCertainlyNotDone(error);
      if (wait !== undefined) {
        await pause(wait);
        if (isOver()) settleInterrupted(item, mayBeDone);
        else await doOne(item, isApiError(error) && error.kind === 'rate-limited' ? attempt : attempt + 1);
      } else if (isRefusal(error) && attempt < retryDelaysMs.length) {
        onOutcome(item, {
          state: 'refused',
          reason: isApiError(error) ? reasonOf(error, item) : undefined,
        });
      } else {
        fault ??= error;
        settleInterrupted(item, mayBeDone);
      }
    }
  };
  const work = async () => {
    for (const item of queue) {
      if (isOver()) return;
      await doOne(item);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return fault;
}
