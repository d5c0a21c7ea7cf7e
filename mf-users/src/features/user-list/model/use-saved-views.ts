import { notify, useAddressParams } from '@escale/design-system';
import { currentLanguage, textTools } from '@escale/i18n';
import { useState } from 'react';
import { messages } from '../../../messages/catalogue';
import { loadViews, storeViews, viewChanges, viewSearch, type SavedView } from './saved-views';

/** Returns the saved views of an account; `current` is the view that the list shows, if it is a saved one. */
export function useSavedViews(owner: string) {
  const [address, change] = useAddressParams();
  const [views, setViews] = useState(() => loadViews(owner));
  const search = viewSearch(address);

  const store = (next: SavedView[]): boolean => {
    const texts = messages().list.views;
    const stored = storeViews(owner, next);
    if (stored) setViews(next);
    else notify.error(texts.failed);
    return stored;
  };
  const without = (name: string) => loadViews(owner).filter((view) => view.name !== name);

  return {
    views,
    current: search === '' ? undefined : views.find((view) => view.search === search),
    /** True if the address contains something to save. */
    worthSaving: search !== '',
    show: (view: SavedView) => change(viewChanges(view), { push: true }),
    /** Saves the list's search, filters and sort as a view; replaces a view of the same name. */
    save: (name: string) => {
      const next = [...without(name), { name, search }].toSorted((one, other) =>
        textTools(currentLanguage()).compare(one.name, other.name),
      );
      if (store(next)) notify.success(messages().list.views.saved(name));
    },
    remove: (name: string) => {
      if (store(without(name))) notify.success(messages().list.views.removed(name));
    },
  };
}
