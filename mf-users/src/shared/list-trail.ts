/** Number of rows kept on each side of the opened one: a whole long list would not fit into the state of a history entry. */
const rowsOnEachSide = 100;

/** An excerpt of the list from which a user's page was opened, kept in the state of the history entry. */
export interface ListTrail {
  /** Ids of the open user and of the neighbours on both sides, in list order. */
  ids: string[];
  /** Number of rows in the list before the first of `ids`. */
  before: number;
  /** Number of rows in the filtered list. */
  total: number;
  /** Query string of the list's address: its filters and sort. */
  search: string;
}

/** Returns the trail for the page of `openedId`, opened from a list of `ids` in this order. */
export function trailFrom(ids: readonly string[], openedId: string, search: string): ListTrail {
  const before = Math.max(0, ids.indexOf(openedId) - rowsOnEachSide);
  return { ids: ids.slice(before, before + 2 * rowsOnEachSide + 1), before, total: ids.length, search };
}

function isTrail(value: unknown): value is ListTrail {
  const { ids, before, total, search } = (value ?? {}) as Partial<Record<keyof ListTrail, unknown>>;
  return (
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string') &&
    typeof before === 'number' &&
    typeof total === 'number' &&
    typeof search === 'string'
  );
}

/** Returns the trail in the state of a history entry; `null` for a page opened by a link. */
export function readTrail(state: unknown): ListTrail | null {
  const trail: unknown = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return isTrail(trail) ? trail : null;
}

/**
 * Returns the ids of the users before and after `userId`, and the position of `userId` in the list,
 * counted from 1; `null` if `userId` is not in the trail.
 */
export function neighbours({ ids, before }: ListTrail, userId: string) {
  const index = ids.indexOf(userId);
  if (index < 0) return null;
  return { previous: ids[index - 1], next: ids[index + 1], place: before + index + 1 };
}
