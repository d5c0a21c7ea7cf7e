import { useEffect, useSyncExternalStore } from 'react';

/** One entry per mounted component with unsaved changes. The value names the edited data in the words that the user sees. */
const registrations = new Map<symbol, string>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Adds a registration. Returns a function that removes the registration. */
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

/** Returns the names of all data with unsaved changes. */
export function unsavedWork(): string[] {
  return [...registrations.values()].filter((what) => what !== '');
}

/** Returns whether any component has unsaved changes, and re-renders when that changes; for one guard over several forms. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedWork);
}

/**
 * Registers unsaved work while `unsaved` is true. If the session expires, the user can then sign in over the page instead of losing
 * the work. `what` names the edited data in the question of `LeaveGuard`. Forms of `useSchemaForm` register themselves.
 */
export function useUnsavedWork(unsaved: boolean, what = ''): void {
  useEffect(() => (unsaved ? register(what) : undefined), [unsaved, what]);
}
