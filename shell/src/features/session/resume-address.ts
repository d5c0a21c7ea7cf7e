import { tabStore } from '@escale/i18n';

const storageKey = 'escale.resume';

/**
 * Stores the guarded address that was requested before the sign-in; the home page offers it as 'Reprendre' (readings, 'Sign-in').
 * `read` returns only paths of this origin.
 */
export const resumeAddress = {
  read(): string | null {
    const path = tabStore.read(storageKey);
    return path !== null && /^\/(?!\/)/.test(path) ? path : null;
  },
  write(path: string): void {
    tabStore.write(storageKey, path);
  },
  clear: (): void => tabStore.remove(storageKey),
};
