import { localStore } from '@escale/i18n';

const key = 'escale.last-use';

/** When the session was last used in any tab, in local storage (epoch milliseconds). */
export const lastUse = {
  key,
  /** Returns the last use; now, if there is none or it is in the future because the clock was set back. */
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
