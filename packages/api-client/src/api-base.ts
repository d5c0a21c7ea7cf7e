let base = '/api';

/** Says where the API is, before the first call: a path of the page's origin or an absolute address, no slash behind. */
export function setApiBase(next: string): void {
  base = next;
}

/** Where the API is: `/api`, or what the deployment has set. */
export function apiBase(): string {
  return base;
}
