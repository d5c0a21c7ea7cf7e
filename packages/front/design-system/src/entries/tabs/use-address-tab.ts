import { useCallback } from 'react';
import { useAddressParams } from '../../core/hooks/use-address-params';

const name = 'onglet';

/**
 * Returns the open tab from the address (`?onglet=`), so that a reload keeps it and 'back' returns to the previous tab. An unknown
 * id opens `first`, which is omitted from the address. Opening a tab keeps the rest of the address.
 */
export function useAddressTab<Id extends string>(ids: readonly Id[], first: Id): [Id, (id: Id) => void] {
  const [params, change] = useAddressParams();
  const asked = params.get(name);
  const tab = ids.find((id) => id === asked) ?? first;
  const open = useCallback(
    (id: Id) => change({ [name]: id === first ? '' : id }, { push: true }),
    [first, change],
  );
  return [tab, open];
}
