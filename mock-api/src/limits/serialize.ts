import type { CallSlot } from './admission';
import type { AcquireSlot } from './queues';

/**
 * Runs `work` after all earlier work with one of its keys, so that each attempt is counted before the next is checked. A waiting
 * call holds no admission slot. A call that finds too many others waiting gets a 429.
 */
export type Serialize = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>;

export function createSerialize(
  { lock }: { lock: AcquireSlot },
  withoutSlot: CallSlot['withoutSlot'],
): Serialize {
  return async (keys, work) => {
    const held: (() => void)[] = [];
    try {
      await withoutSlot(async () => {
        for (const key of keys) held.push(await lock(key));
      });
      return await work();
    } finally {
      for (const release of held) release();
    }
  };
}
