import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom';
import { useLatest } from './use-latest';

/** New values of URL parameters: name → value. An empty value removes the parameter. */
export type AddressChanges = Readonly<Record<string, string>>;

/**
 * Returns the URL parameters and a function that changes some of them. A change replaces the
 * current history entry (with `push` it adds one), and keeps the entry's state and the other
 * parameters. React renders each change before the next event, not in a transition; otherwise one
 * of two quick changes could undo the other.
 */
export function useAddressParams(): [
  URLSearchParams,
  (changes: AddressChanges, options?: { push?: boolean }) => void,
] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  // In a module, `setParams` ignores `flushSync`, since `useRoutes`, and not the router itself, renders the module's routes.
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
