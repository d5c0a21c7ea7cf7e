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

/** True while a form or an editor in view holds something that was typed and not saved. */
export function holdsUnsavedWork(): boolean {
  return holders.size > 0;
}

/** The same, followed: for a page with several forms and one guard over all of them. */
export function useHoldsUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, holdsUnsavedWork);
}

/**
 * Says that the component holds unsaved work, so that a dead session asks for a new sign-in over the page instead of
 * leaving it. Forms of `useSchemaForm` say so by themselves.
 */
export function useUnsavedWork(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const holder = {};
    keep(holder, true);
    return () => keep(holder, false);
  }, [unsaved]);
}
