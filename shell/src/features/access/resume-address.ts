const key = 'escale.resume';

/**
 * The guarded address that somebody requested before signing in; the home offers it as 'Reprendre' (readings,
 * 'Sign-in'). Only paths of this origin are stored.
 */
export const resumeAddress = {
  read(): string | null {
    try {
      const path = sessionStorage.getItem(key);
      return path !== null && /^\/(?!\/)/.test(path) ? path : null;
    } catch {
      return null;
    }
  },
  write(path: string): void {
    try {
      sessionStorage.setItem(key, path);
    } catch {
      // Without storage the home has no address to offer.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};
