import { localStore } from '@escale/i18n';

const key = 'escale.last-use';

/** When the session was last used in any tab, in local storage (epoch milliseconds). */
export const lastUse = {
  key,
  /** Returns the last use. Without one, or with one in the future, since the clock was set back, that is now. */
  upTo(now: number): number {
    const recorded = Number(localStore.read(key) ?? Number.NaN);
    if (recorded <= now) return recorded;
    lastUse.write(now);
    return now;
  },
  write(now: number): void {
    localStore.write(key, String(now));
  },
  clear: (): void => localStore.remove(key),
};
