import { overloaded, tooManyRequests } from '../errors';

/** Resolves when the key has a place, with what gives it back; rejects where nobody may wait any more. */
export type Enter = (key: string) => Promise<() => void>;

export interface Queues {
  enter: Enter;
  /** True for a key with something under way. */
  isIn: (key: string) => boolean;
}

interface Bounds {
  /** Under way at once, over all keys. */
  places?: number;
  /** Of these for one key. */
  share: number;
  /** Waiting for the share of one key. */
  waiting: number;
  /** The error of one more. */
  refusal: () => Error;
}

interface Line {
  underWay: number;
  waiting: (() => void)[];
}

/**
 * Places of which each key has a share. Whoever wants more waits in the line of the key, whose next takes over the place that is
 * given back; so one key never takes what others need, and gets all of its share.
 */
export function createQueues({ places = Infinity, share, waiting, refusal }: Bounds): Queues {
  const lines = new Map<string, Line>();
  let taken = 0;
  const leave = (key: string, line: Line) => {
    const next = line.waiting.shift();
    if (next !== undefined) return next();
    taken -= 1;
    line.underWay -= 1;
    if (line.underWay === 0) lines.delete(key);
  };
  const find = async (key: string, line: Line) => {
    if (line.underWay >= share) {
      if (line.waiting.length >= waiting) throw refusal();
      return new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    if (taken >= places) throw overloaded();
    taken += 1;
    line.underWay += 1;
    lines.set(key, line);
  };
  const enter: Enter = async (key) => {
    const line = lines.get(key) ?? { underWay: 0, waiting: [] };
    await find(key, line);
    let isIn = true;
    return () => {
      if (isIn) leave(key, line);
      isIn = false;
    };
  };
  return { enter, isIn: (key) => lines.has(key) };
}

/** How soon somebody who would wait too long may come back. */
const comeBackSeconds = 2;

const greedy = () => tooManyRequests(comeBackSeconds);

/** One at a time for each key, and five that wait. */
export const createLocks = () => createQueues({ share: 1, waiting: 5, refusal: greedy }).enter;

/** Files that are read at once: each is in memory as a whole. */
export const createUploads = () => createQueues({ places: 6, share: 2, waiting: 5, refusal: greedy }).enter;
