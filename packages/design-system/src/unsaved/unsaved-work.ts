import { useEffect, useSyncExternalStore } from 'react';

/** One entry per mounted component with unsaved changes. */
const registrations = new Set<symbol>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Returns the function that removes the registration. */
function register(): () => void {
  const registration = Symbol('unsaved work');
  registrations.add(registration);
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

/** Hook form of `hasUnsavedWork`, for a page with several forms and one guard. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedWork);
}

/**
 * Registers the component's unsaved work, so that an expired session asks for a new sign-in over the page instead of
 * leaving it. Forms of `useSchemaForm` do so by themselves.
 */
export function useUnsavedWork(unsaved: boolean): void {
  useEffect(() => (unsaved ? register() : undefined), [unsaved]);
}
