/** Rows kept on either side: a long list would not fit the state of a history entry. */
const reach = 100;

/** The list that somebody's page was opened from. It travels in the state of the history entry. */
export interface ListTrail {
  /** The people around the opened one, in the order of the list. */
  ids: string[];
  /** Rows of the list before the first of `ids`. */
  before: number;
  /** Rows of the list as it was filtered. */
  total: number;
  /** Search part of the list's address: its filters and sort. */
  search: string;
}

/** Returns the trail of a page that is opened from a list of these people in this order. */
export function trailFrom(ids: readonly string[], openedId: string, search: string): ListTrail {
  const before = Math.max(0, ids.indexOf(openedId) - reach);
  return { ids: ids.slice(before, before + 2 * reach + 1), before, total: ids.length, search };
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

/** Returns the trail in the state of a history entry; `null` for a page that was opened by a link. */
export function readTrail(state: unknown): ListTrail | null {
  const trail: unknown = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return isTrail(trail) ? trail : null;
}

/** Returns who comes before and after somebody, and their place in the list, counted from 1. */
export function neighbours({ ids, before }: ListTrail, userId: string) {
  const index = ids.indexOf(userId);
  if (index < 0) return null;
  return { previous: ids[index - 1], next: ids[index + 1], place: before + index + 1 };
}
