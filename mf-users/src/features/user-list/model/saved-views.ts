import { localStore } from '@escale/i18n';

/** A saved view of the list: its search, filters and sort under a name, as written in the address. */
export interface SavedView {
  name: string;
  search: string;
}

/** The URL parameters that make up a view. */
const parts = ['q', 'role', 'statut', 'filtre', 'sort'] as const;

const keyOf = (owner: string) => `escale.views.${owner}.users`;

/** Returns the part of the address that a view stores, always in the same order. */
export function viewSearch(address: URLSearchParams): string {
  const kept = parts.flatMap((name) => {
    const value = address.get(name) ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
}

/** Returns the changes of the address that open a view and clear the previous one. */
export function viewChanges({ search }: SavedView): Record<string, string> {
  const address = new URLSearchParams(search);
  return Object.fromEntries(parts.map((name) => [name, address.get(name) ?? '']));
}

function isView(value: unknown): value is SavedView {
  const { name, search } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof search === 'string';
}

/** Returns the views that this account has saved in this browser, by name. */
export function loadViews(owner: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(keyOf(owner)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

/** Stores the views; returns false if the browser does not keep them beyond this page. */
export function storeViews(owner: string, views: readonly SavedView[]): boolean {
  return localStore.write(keyOf(owner), JSON.stringify(views));
}
