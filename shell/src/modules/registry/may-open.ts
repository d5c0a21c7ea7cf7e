import type { Visitor } from '../module-loader';

type Listed = Parameters<Visitor['mayOpen']>[2];

/** Returns which routes are open to somebody signed in; `missing` returns the right that they lack, `null` for none. */
export const mayOpenBy =
  (missing: (id: string, right: string, listed: Listed) => string | null): Visitor['mayOpen'] =>
  (id, access, listed) => {
    if (access === 'public' || access === 'signed-in') return true;
    return access !== 'anonymous' && missing(id, access, listed) === null;
  };
