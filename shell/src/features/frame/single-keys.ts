const storageKey = 'escale.keys';

/** Set where somebody works with a voice or a single hand: letters then do nothing by themselves. */
export const singleKeys = {
  areOn: (): boolean => {
    try {
      return localStorage.getItem(storageKey) !== 'off';
    } catch {
      return true;
    }
  },
  set: (on: boolean): void => {
    try {
      if (on) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, 'off');
    } catch {
      // Storage is refused, so the default stays.
    }
  },
};
