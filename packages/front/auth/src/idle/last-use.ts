import { localStore } from '@escale/i18n';

const lastUseKey = 'escale.last-use';

/** The time of the session's last use in any tab, in local storage (milliseconds since 1970). */
export const lastUse = {
  key: lastUseKey,
  /**
   * Returns the time of the last use. If none is recorded, or one after `now` because the clock was set back, records and returns
   * `now`.
   */
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
