import type { Target } from './servers';

/** What an attack found. */
export interface Outcome {
  /** True if the product resisted. */
  isRepelled: boolean;
  /** The observation, in a few words. */
  observation: string;
}

/** One attack on a running product. */
export interface Attack {
  name: string;
  /** What an attacker would gain by it. */
  threat: string;
  /** The expected behaviour. */
  expected: string;
  /** True for an attack that takes more than a few seconds; `--quick` leaves it out. */
  slow?: true;
  /**
   * A unit test of the attacked rule, as `file: title`. `npm test` runs that test, so `--quick`
   * leaves this attack out.
   */
  provenBy?: string;
  /**
   * True for an attack that needs two processes of the API on a PostgreSQL server (`--postgres`).
   */
  needsTwoProcesses?: true;
  /** Rejects if the attack could not be carried out. */
  run: (target: Target) => Promise<Outcome>;
}

/** Attacks of one kind. */
export interface AttackFamily {
  name: string;
  attacks: readonly Attack[];
}

/** Returns how often each value occurs: `3 × 400, 1 × 200`. */
export function countText(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => (counts.size === 1 && count === 1 ? `${value}` : `${count} × ${value}`))
    .join(', ');
}

/** Runs an action `count` times at once. */
export function inParallel<Result>(
  count: number,
  action: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => action(index)));
}

/** Runs an action for each item, one after the other. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  action: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) results.push(await action(item, index));
  return results;
}
