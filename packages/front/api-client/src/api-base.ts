let currentBase = '/api';

/** Sets the base of the API before the first call: a path or an absolute URL, without a trailing slash. */
export function setApiBase(next: string): void {
  currentBase = next;
}

/** Returns the base of the API: `/api`, or the one in the deployment's configuration. */
export function apiBase(): string {
  return currentBase;
}
