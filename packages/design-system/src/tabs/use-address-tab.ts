import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const name = 'onglet';

/**
 * The open tab in the address (`?onglet=`), so that a reload keeps it and 'back' returns to the tab before. An unknown
 * one shows `first`, which the address does not spell. Opening a tab keeps the rest of the address.
 */
export function useAddressTab<Id extends string>(ids: readonly Id[], first: Id): [Id, (id: Id) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  const tab = ids.find((id) => id === asked) ?? first;
  const open = useCallback(
    (id: Id) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === first) next.delete(name);
          else next.set(name, id);
          return next;
        },
        { preventScrollReset: true },
      ),
    [first, setParams],
  );
  return [tab, open];
}
