import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import {
  useLocation,
  useNavigate,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

/** Returns a function that returns true while the calling component's page is open, so that callers can ignore late answers. */
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
 * Returns a `navigate` that does nothing once the user has left the calling component's page. So a
 * late answer does not move the user to another page.
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
