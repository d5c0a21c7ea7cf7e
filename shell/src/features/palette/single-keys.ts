import { localStore } from '@escale/i18n';

const storageKey = 'escale.keys';

/** Turned off by people who use speech input or type with one hand: single letters then do nothing. */
export const singleKeys = {
  areOn: (): boolean => localStore.read(storageKey) !== 'off',
  set: (on: boolean): void => {
    if (on) localStore.remove(storageKey);
    else localStore.write(storageKey, 'off');
  },
};
