import type { Place } from './admission';
import type { Enter } from './queues';

/**
 * Serializes work per key, so that a counter is checked before the next attempt. A waiting call holds no slot; if too many wait
 * already, it is refused with 429.
 */
export type Alone = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>;

export function aloneWith({ lock }: { lock: Enter }, apart: Place['apart']): Alone {
  return async (keys, work) => {
    const held: (() => void)[] = [];
    try {
      await apart(async () => {
        for (const key of keys) held.push(await lock(key));
      });
      return await work();
    } finally {
      for (const leave of held) leave();
    }
  };
}
