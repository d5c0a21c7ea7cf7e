import { overloaded, tooManyRequests } from '../errors';

/**
 * Resolves to a release function once the key has a slot; rejects if the queue of the key is full, or if the keys together hold all
 * slots.
 */
export type AcquireSlot = (key: string) => Promise<() => void>;

export interface Queues {
  acquire: AcquireSlot;
  /** True for a key with work in progress. */
  isBusy: (key: string) => boolean;
}

interface QueueBounds {
  /** Maximum number of slots over all keys. */
  places?: number;
  /** Maximum number of slots per key. */
  share: number;
  /** Maximum number of waiting callers per key. */
  waiting: number;
  /** Creates the error for a full queue. */
  refusal: () => Error;
}

interface KeyQueue {
  activeCount: number;
  waiting: (() => void)[];
}

/**
 * Creates slots that keys share fairly. Work beyond the share of a key waits in the queue of that key, and takes over the next slot
 * that the key releases. So no key exceeds its share, and none loses a slot to another key while its own work waits.
 */
export function createQueues({ places = Infinity, share, waiting, refusal }: QueueBounds): Queues {
  const queues = new Map<string, KeyQueue>();
  let taken = 0;
  const release = (key: string, queue: KeyQueue) => {
    const next = queue.waiting.shift();
    if (next !== undefined) return next();
    taken -= 1;
    queue.activeCount -= 1;
    if (queue.activeCount === 0) queues.delete(key);
  };
  const find = async (key: string, queue: KeyQueue) => {
    if (queue.activeCount >= share) {
      if (queue.waiting.length >= waiting) throw refusal();
      return new Promise<void>((resolve) => queue.waiting.push(resolve));
    }
    if (taken >= places) throw overloaded();
    taken += 1;
    queue.activeCount += 1;
    queues.set(key, queue);
  };
  const acquire: AcquireSlot = async (key) => {
    const queue = queues.get(key) ?? { activeCount: 0, waiting: [] };
    await find(key, queue);
    let isHeld = true;
    return () => {
      if (isHeld) release(key, queue);
      isHeld = false;
    };
  };
  return { acquire, isBusy: (key) => queues.has(key) };
}

/** The retry delay for a caller refused because the queue is full. */
const queueRetrySeconds = 2;

const queueFullRefusal = () => tooManyRequests(queueRetrySeconds);

/** Creates locks: per key, one caller holds the lock and five may wait for it. */
export const createLocks = () => createQueues({ share: 1, waiting: 5, refusal: queueFullRefusal }).acquire;

/** Creates the slots for reading files: few at a time, since each file is in memory as a whole. */
export const createUploads = () =>
  createQueues({ places: 6, share: 2, waiting: 5, refusal: queueFullRefusal }).acquire;
