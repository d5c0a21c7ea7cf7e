import { localStore } from '@escale/i18n';

/** A saved view of the list: a name, and the search, filters and sort as a query string. */
export interface SavedView {
  name: string;
  search: string;
}

/** The address parameters that make up a view. */
const viewParameters = ['q', 'role', 'statut', 'filtre', 'sort'] as const;

const storageKey = (owner: string) => `escale.views.${owner}.users`;

/** Returns the query string that a view stores, its parameters always in the same order. */
export function viewSearch(address: URLSearchParams): string {
  const kept = viewParameters.flatMap((name) => {
    const value = address.get(name) ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
}

/** Returns the address parameters that open a view; an empty value removes a parameter of the previous view. */
export function viewChanges({ search }: SavedView): Record<string, string> {
  const address = new URLSearchParams(search);
  return Object.fromEntries(viewParameters.map((name) => [name, address.get(name) ?? '']));
}

function isView(value: unknown): value is SavedView {
  const { name, search } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof search === 'string';
}

/** Returns the views that this account has saved in this browser, in the order in which they were stored. */
export function loadViews(owner: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(storageKey(owner)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

/** Stores the views; returns false if the browser refuses to store them. */
export function storeViews(owner: string, views: readonly SavedView[]): boolean {
  return localStore.write(storageKey(owner), JSON.stringify(views));
}
