import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom';
import { useLatest } from './use-latest';

/** New values of parameters by name; '' removes one from the address. */
export type AddressChanges = Readonly<Record<string, string>>;

/**
 * Returns the URL parameters and a function that changes some of them. A change replaces the history entry, or adds one with
 * `push`; its state and the other parameters stay. It is rendered before the next event, not in a transition, so that changes in
 * quick succession never undo each other.
 */
export function useAddressParams(): [
  URLSearchParams,
  (changes: AddressChanges, options?: { push?: boolean }) => void,
] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  // In the routes of a module, `setParams` ignores `flushSync`: they are rendered by `useRoutes`, not by the router.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const latest = useLatest({ params, setParams, state, router });
  const change = useCallback(
    (changes: AddressChanges, { push = false } = {}) => {
      const next = new URLSearchParams(latest.current.params);
      for (const [name, value] of Object.entries(changes))
        if (value === '') next.delete(name);
        else next.set(name, value);
      const options = {
        preventScrollReset: true,
        flushSync: true,
        replace: !push,
        state: latest.current.state,
      };
      if (latest.current.router) void latest.current.router.navigate({ search: `?${next}` }, options);
      else latest.current.setParams(next, options);
    },
    [latest],
  );
  return [params, change];
}
