import { localStore } from '@escale/i18n';

const storageKey = 'escale.keys';

/** Set where somebody works with a voice or a single hand: letters then do nothing by themselves. */
export const singleKeys = {
  areOn: (): boolean => localStore.read(storageKey) !== 'off',
  set: (on: boolean): void => {
    if (on) localStore.remove(storageKey);
    else localStore.write(storageKey, 'off');
  },
};
