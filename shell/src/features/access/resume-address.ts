const key = 'escale.resume';

/**
 * The guarded address that somebody asked for before signing in; the home offers it as 'Reprendre' (readings,
 * 'Sign-in'). Only a path of this origin is ever kept.
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
      // Nothing was kept.
    }
  },
};
