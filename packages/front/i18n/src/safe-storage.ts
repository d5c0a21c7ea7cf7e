/** A Web Storage that never throws. */
export interface SafeStorage {
  read: (key: string) => string | null;
  /** Returns false if the browser refuses the value, which is then kept only until the user leaves the page. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

const probeKey = 'escale.probe';
const probeValue = '0'.repeat(2_000);

function createSafeStorage(area: 'localStorage' | 'sessionStorage'): SafeStorage {
  const refused = new Map<string, string>();
  // A value that another tab stores later replaces the refused one. This applies to local storage
  // only: no other tab can write to session storage.
  if (area === 'localStorage' && typeof window !== 'undefined')
    window.addEventListener('storage', ({ key }) => {
      if (key === null) refused.clear();
      else refused.delete(key);
    });
  return {
    read(key) {
      const value = refused.get(key);
      if (value !== undefined) return value;
      try {
        return window[area].getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        window[area].setItem(key, value);
        refused.delete(key);
        return true;
      } catch {
        refused.set(key, value);
        return false;
      }
    },
    remove(key) {
      refused.delete(key);
      try {
        window[area].removeItem(key);
      } catch {
        // The browser refuses storage, so there is nothing to remove.
      }
    },
  };
}

/** Local storage; values that the browser refuses, or has no room for, are kept in memory. */
export const localStore = createSafeStorage('localStorage');

/** Session storage; values that the browser refuses, or has no room for, are kept in memory. */
export const tabStore = createSafeStorage('sessionStorage');

/** True if stored values outlive the page. */
export function isStorageKept(): boolean {
  if (typeof window === 'undefined') return true;
  const kept = localStore.write(probeKey, probeValue);
  localStore.remove(probeKey);
  return kept;
}
