import { useEffect, useSyncExternalStore } from 'react';

const holders = new Set<object>();
const listeners = new Set<() => void>();

function keep(holder: object, held: boolean): void {
  if (held) holders.add(holder);
  else holders.delete(holder);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns true while a mounted form or editor has unsaved changes. */
export function holdsUnsavedWork(): boolean {
  return holders.size > 0;
}

/** Hook form of `holdsUnsavedWork`, for a page with several forms and one guard. */
export function useHoldsUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, holdsUnsavedWork);
}

/**
 * Registers the component's unsaved work, so that an expired session asks for a new sign-in over the page instead of
 * leaving it. Forms of `useSchemaForm` do so by themselves.
 */
export function useUnsavedWork(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const holder = {};
    keep(holder, true);
    return () => keep(holder, false);
  }, [unsaved]);
}
