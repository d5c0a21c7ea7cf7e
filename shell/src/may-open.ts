import type { Visitor } from './modules/module-loader';

/** Returns which routes are open to somebody signed in; `missing` returns the right that they lack, `null` for none. */
export const mayOpenBy =
  (missing: (id: string, right: string) => string | null): Visitor['mayOpen'] =>
  (id, access) => {
    if (access === 'public' || access === 'signed-in') return true;
    return access !== 'anonymous' && missing(id, access) === null;
  };
