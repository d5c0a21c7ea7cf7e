/** Releases the slot; further calls do nothing. */
export type ReleaseSlot = () => void;

/**
 * Limits how many slots each key may hold. The returned function takes a slot for a key, and
 * returns the function that releases it; `undefined` if the key already holds `maxPerKey` slots.
 */
export function createSlots(maxPerKey: number): (key: string) => ReleaseSlot | undefined {
  const held = new Map<string, number>();
  return (key) => {
    const count = held.get(key) ?? 0;
    if (count >= maxPerKey) return undefined;
    held.set(key, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (held.get(key) ?? 1) - 1;
      if (left === 0) held.delete(key);
      else held.set(key, left);
    };
  };
}
