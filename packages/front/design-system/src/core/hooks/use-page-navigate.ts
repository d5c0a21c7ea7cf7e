import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import {
  useLocation,
  useNavigate,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

/** Returns whether the page of the calling component is still open; a later answer must have no effect. */
export function useIsPageOpen(): () => boolean {
  const { pathname } = useLocation();
  const open = useRef<string | null>(pathname);
  useLayoutEffect(() => {
    open.current = pathname;
  }, [pathname]);
  useEffect(
    () => () => {
      open.current = null;
    },
    [],
  );
  return useCallback(() => open.current === pathname, [pathname]);
}

/**
 * Returns `navigate` for the page of the calling component: once the user has left the page, it does nothing, so that a late answer
 * never navigates.
 */
export function usePageNavigate(): NavigateFunction {
  const navigate = useNavigate();
  const isOpen = useIsPageOpen();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (!isOpen()) return undefined;
      return typeof to === 'number' ? navigate(to) : navigate(to, options);
    },
    [navigate, isOpen],
  );
}
