import { useEffect } from 'react';

const holders = new Set<object>();

/** True while a form or an editor in view holds something that was typed and not saved. */
export function holdsUnsavedWork(): boolean {
  return holders.size > 0;
}

/**
 * Says that the component holds unsaved work, so that a dead session asks for a new sign-in over the page instead of
 * leaving it. Forms of `useSchemaForm` say so by themselves.
 */
export function useUnsavedWork(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const holder = {};
    holders.add(holder);
    return () => {
      holders.delete(holder);
    };
  }, [unsaved]);
}
