import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLatest } from './use-latest';

/** New values of parameters by name; '' takes one out of the address. */
export type AddressChanges = Readonly<Record<string, string>>;

/**
 * Returns the parameters of the address and a function that changes some of them. A change replaces the history entry,
 * or adds one with `push`; its state and the other parameters stay. It is rendered before the next event, not in a
 * transition, so that changes in quick succession never undo each other.
 */
export function useAddressParams(): [
  URLSearchParams,
  (changes: AddressChanges, options?: { push?: boolean }) => void,
] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const latest = useLatest({ params, setParams, state });
  const change = useCallback(
    (changes: AddressChanges, { push = false } = {}) => {
      const next = new URLSearchParams(latest.current.params);
      for (const [name, value] of Object.entries(changes))
        if (value === '') next.delete(name);
        else next.set(name, value);
      latest.current.setParams(next, {
        preventScrollReset: true,
        flushSync: true,
        replace: !push,
        state: latest.current.state,
      });
    },
    [latest],
  );
  return [params, change];
}
