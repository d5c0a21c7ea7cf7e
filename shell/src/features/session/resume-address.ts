import { tabStore } from '@escale/i18n';

const key = 'escale.resume';

/**
 * The guarded address that was requested before the sign-in; the home offers it as 'Reprendre' (readings, 'Sign-in'). Returns only
 * paths of this origin.
 */
export const resumeAddress = {
  read(): string | null {
    const path = tabStore.read(key);
    return path !== null && /^\/(?!\/)/.test(path) ? path : null;
  },
  write(path: string): void {
    tabStore.write(key, path);
  },
  clear: (): void => tabStore.remove(key),
};
