import { overloaded, tooManyRequests } from '../errors';

/** Resolves to a release function once the key has a slot; rejects when the queue is full. */
export type Enter = (key: string) => Promise<() => void>;

export interface Queues {
  enter: Enter;
  /** True for a key with work in progress. */
  isIn: (key: string) => boolean;
}

interface Bounds {
  /** Maximum in progress, over all keys. */
  places?: number;
  /** Maximum in progress per key. */
  share: number;
  /** Maximum waiting per key. */
  waiting: number;
  /** The error thrown when the queue is full. */
  refusal: () => Error;
}

interface Line {
  underWay: number;
  waiting: (() => void)[];
}

/**
 * Slots shared fairly between keys. Further work of a key waits in its own queue and takes over a slot that the key releases, so
 * that no key takes the others' slots and each gets its full share.
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

/** The retry delay for a caller refused because the queue is full. */
const comeBackSeconds = 2;

const greedy = () => tooManyRequests(comeBackSeconds);

/** One at a time per key, with five waiting. */
export const createLocks = () => createQueues({ share: 1, waiting: 5, refusal: greedy }).enter;

/** Files read concurrently: each is in memory as a whole. */
export const createUploads = () => createQueues({ places: 6, share: 2, waiting: 5, refusal: greedy }).enter;
