const key = 'escale.last-use';

/** When the session was last used in any tab, in local storage (epoch milliseconds). */
export const lastUse = {
  key,
  /** Returns the last use. Without one, or with one in the future, since the clock was set back, that is now. */
  upTo(now: number): number {
    const recorded = Number(localStorage.getItem(key) ?? Number.NaN);
    if (recorded <= now) return recorded;
    lastUse.write(now);
    return now;
  },
  write(now: number): void {
    localStorage.setItem(key, String(now));
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is refused, so there is nothing to remove.
    }
  },
};
