import { useEffect, useSyncExternalStore } from 'react';

/** One entry per mounted component with unsaved changes: the name of the data that it edits. */
const registrations = new Map<symbol, string>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Returns a function that removes the registration. */
function register(what: string): () => void {
  const registration = Symbol('unsaved work');
  registrations.set(registration, what);
  notifyListeners();
  return () => {
    registrations.delete(registration);
    notifyListeners();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns true while a mounted form or editor has unsaved changes. */
export function hasUnsavedWork(): boolean {
  return registrations.size > 0;
}

/** Returns the names of everything with unsaved changes. */
export function unsavedWork(): string[] {
  return [...registrations.values()].filter((what) => what !== '');
}

/** Returns the result of `hasUnsavedWork`, and follows its changes, for a page with several forms and one guard. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedWork);
}

/**
 * Registers the component's unsaved work, so that an expired session asks for a new sign-in over the page instead of leaving the
 * page. `what` names the work in the question of `LeaveGuard`. Forms of `useSchemaForm` register themselves.
 */
export function useUnsavedWork(unsaved: boolean, what = ''): void {
  useEffect(() => (unsaved ? register(what) : undefined), [unsaved, what]);
}
