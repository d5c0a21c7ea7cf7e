import { notify, useAddressParams } from '@escale/design-system';
import { useEffect } from 'react';

/**
 * The actions that an address can request (`?acte=suspend`), each with the reason why it is
 * unavailable. An action that does not apply to the user is undefined.
 */
export type AskableActions = Readonly<Record<string, { unavailableReason: string | undefined } | undefined>>;

/**
 * Returns `asked`, the id of the action whose dialog the address opens, and `end`, which removes
 * that id from the address. The command palette opens such addresses. If the action is unavailable,
 * shows the reason in a toast instead of the dialog.
 */
export function useAskedAction(acts: AskableActions) {
  const [params, change] = useAddressParams();
  const asked = params.get('acte');
  const act = asked === null || !Object.hasOwn(acts, asked) ? undefined : acts[asked];
  const reason = act?.unavailableReason;
  useEffect(() => {
    if (reason !== undefined) notify.error(reason);
  }, [reason]);
  return {
    asked: act === undefined || reason !== undefined ? null : asked,
    end: () => {
      if (asked !== null) change({ acte: '' });
    },
  };
}
