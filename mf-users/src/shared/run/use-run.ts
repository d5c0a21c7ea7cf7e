import { refreshUsers, sessionSignal, type ApiError } from '@escale/api-client';
import { delay } from '@escale/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { runAll, type Outcome } from './run-all';

/** A run over several items, in progress or finished. */
export interface Run<Item, Done> {
  items: readonly Item[];
  outcomes: ReadonlyMap<Item, Outcome<Done>>;
  /** Time of the next call (milliseconds since 1970) while the run pauses; null while it makes calls. */
  pausedUntil: number | null;
  state: 'running' | 'over' | 'stopped' | 'failed';
}

export interface RunActions<Item, Done> {
  act: (item: Item) => Promise<Done>;
  /** As in `RunOptions`; the outcome that it returns has the state `unfinished`. */
  interruptedOutcome?: (item: Item, mayBeDone: boolean) => Done | undefined;
  reasonOf?: (error: ApiError, item: Item) => string | undefined;
  /** Returns the ids of the users whom the run changes. When the run ends, the caches of these users and the list are refreshed. */
  changedUserIds?: (items: readonly Item[]) => readonly string[];
}

/** True for an item that still needs the action. */
export const isUnfinished = <Item, Done extends { state: string }>(
  { outcomes }: Pick<Run<Item, Done>, 'outcomes'>,
  item: Item,
): boolean => ['refused', 'unfinished'].includes(outcomes.get(item)?.state ?? 'unfinished');

/** Returns the number of items with a final outcome. */
export const processedCount = <Item, Done extends { state: string }>({
  outcomes,
}: Pick<Run<Item, Done>, 'outcomes'>): number =>
  [...outcomes.values()].filter(({ state }) => state !== 'unfinished').length;

/**
 * Runs an action for each item. The run ends early on a failure other than the refusal of an item,
 * if the user stops it, if the session ends or if the page unmounts.
 */
export function useRun<Item, Done extends { state: string }>(actions: RunActions<Item, Done>) {
  const client = useQueryClient();
  const [run, setRun] = useState<Run<Item, Done> | null>(null);
  const [stop, setStop] = useState<AbortController | null>(null);
  const latest = useRef<AbortController>(null);
  useEffect(() => () => stop?.abort(), [stop]);

  /** Resolves to the items that still need the action. */
  const start = async (items: readonly Item[]): Promise<Item[]> => {
    const session = sessionSignal();
    const stopping = new AbortController();
    setStop(stopping);
    latest.current = stopping;
    const ended = new Promise<void>((resolve) => {
      for (const signal of [session, stopping.signal]) signal.addEventListener('abort', () => resolve());
    });
    const outcomes = new Map<Item, Outcome<Done>>();
    const show = (changes: Partial<Run<Item, Done>>) => {
      // If another run has started meanwhile, the page shows the state of that run.
      if (latest.current !== stopping) return;
      setRun((before) => ({
        items,
        pausedUntil: null,
        state: 'running',
        ...before,
        outcomes: new Map(outcomes),
        ...changes,
      }));
    };
    setRun({ items, outcomes, pausedUntil: null, state: 'running' });
    const fault = await runAll(items, {
      act: actions.act,
      interruptedOutcome: actions.interruptedOutcome,
      reasonOf: actions.reasonOf,
      isOver: () => session.aborted || stopping.signal.aborted,
      pause: (milliseconds) => {
        show({ pausedUntil: Date.now() + milliseconds });
        return Promise.race([delay(milliseconds), ended]);
      },
      onOutcome: (item, outcome) => {
        outcomes.set(item, outcome);
        show({ pausedUntil: null });
      },
    });
    if (!session.aborted && actions.changedUserIds) await refreshUsers(client, actions.changedUserIds(items));
    const isStopped = stopping.signal.aborted && processedCount({ outcomes }) < items.length;
    show({
      pausedUntil: null,
      state: fault !== undefined || session.aborted ? 'failed' : isStopped ? 'stopped' : 'over',
    });
    return items.filter((item) => isUnfinished({ outcomes }, item));
  };

  return { run, start, stop: () => stop?.abort() };
}
