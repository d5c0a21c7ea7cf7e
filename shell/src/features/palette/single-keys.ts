import { localStore } from '@escale/i18n';

const storageKey = 'escale.keys';

/** The setting for single-key shortcuts in this browser. People who use speech input or type with one hand can turn them off. */
export const singleKeys = {
  areEnabled: (): boolean => localStore.read(storageKey) !== 'off',
  set: (on: boolean): void => {
    if (on) localStore.remove(storageKey);
    else localStore.write(storageKey, 'off');
  },
};
