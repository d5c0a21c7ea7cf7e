import { notify, useAddressParams } from '@escale/design-system';
import { useEffect } from 'react';

/** The acts that an address can ask for (`?acte=suspend`), each with why it is not possible; absent if it makes no sense now. */
export type AskableActs = Readonly<Record<string, { unavailableReason: string | undefined } | undefined>>;

/**
 * Returns the id of the act whose question the address opens, as a choice of the palette does, and a function that ends it. An act
 * that is not possible is answered with its reason instead.
 */
export function useAskedAct(acts: AskableActs) {
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
