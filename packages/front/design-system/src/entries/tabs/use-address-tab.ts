import { useCallback } from 'react';
import { useAddressParams } from '../../core/hooks/use-address-params';

const tabParameter = 'onglet';

/**
 * Returns the open tab, and a function that opens another. The open tab is in the address (`?onglet=`), so that a reload keeps the
 * tab and the back button returns to the previous one. `first` is open without the parameter, or with an unknown id. Opening a tab
 * keeps the other parameters.
 */
export function useAddressTab<Id extends string>(ids: readonly Id[], first: Id): [Id, (id: Id) => void] {
  const [params, change] = useAddressParams();
  const asked = params.get(tabParameter);
  const tab = ids.find((id) => id === asked) ?? first;
  const open = useCallback(
    (id: Id) => change({ [tabParameter]: id === first ? '' : id }, { push: true }),
    [first, change],
  );
  return [tab, open];
}
