/** Pseudo-random numbers, identical on every run. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** A whole number from 0 (inclusive) to `end` (exclusive). */
  below: (end: number) => number;
  pick: <T>(items: readonly [T, ...T[]]) => T;
  chance: (probability: number) => boolean;
  uuid: () => string;
}

/** The mulberry32 generator. */
export function createRandom(start: number): Random {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    next,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    chance: (probability) => next() < probability,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
