import { localStore } from '@escale/i18n';

const lastUseKey = 'escale.last-use';

/** The time of the session's last use in any tab, in local storage (milliseconds since 1970). */
export const lastUse = {
  key: lastUseKey,
  /** Returns the last use. Records and returns `now` if none is recorded, or a later one, because the clock was set back. */
  upTo(now: number): number {
    const recorded = Number(localStore.read(lastUseKey) ?? Number.NaN);
    if (recorded <= now) return recorded;
    lastUse.write(now);
    return now;
  },
  write(now: number): void {
    localStore.write(lastUseKey, String(now));
  },
  clear: (): void => localStore.remove(lastUseKey),
};
