import { notify, useAddressParams } from '@escale/design-system';
import { useEffect } from 'react';

/**
 * The actions that an address can request (`?acte=suspend`), each with the reason why it is
 * unavailable. An action that does not apply to the user is undefined.
 */
export type RequestableActions = Readonly<
  Record<string, { unavailableReason: string | undefined } | undefined>
>;

/**
 * Returns `requestedAction`, the id of the action whose dialog the address opens, and `clear`, which removes
 * that id from the address. The command palette opens such addresses. If the action is unavailable,
 * shows the reason in a toast instead of the dialog.
 */
export function useRequestedAction(actions: RequestableActions) {
  const [params, change] = useAddressParams();
  const id = params.get('acte');
  const action = id === null || !Object.hasOwn(actions, id) ? undefined : actions[id];
  const reason = action?.unavailableReason;
  useEffect(() => {
    if (reason !== undefined) notify.error(reason);
  }, [reason]);
  return {
    requestedAction: action === undefined || reason !== undefined ? null : id,
    clear: () => {
      if (id !== null) change({ acte: '' });
    },
  };
}
