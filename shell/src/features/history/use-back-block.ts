import { paths } from '@escale/contracts';
import { notify, usePageNavigate } from '@escale/design-system';
import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useMessages } from './messages';

/**
 * Blocks back navigation from the home page after a sign-in (§2, readings 'Sign-in'). The sign-in opens an entry with the state
 * `afterSignIn`, and this hook pushes /modules on top. When the user goes back to the entry of the sign-in, the hook navigates
 * forward again and shows a toast. `RouteView` calls this hook, since the code of the home page may still be loading.
 */
export function useBackBlock(): void {
  const { state } = useLocation() as { state: { afterSignIn?: boolean } | null };
  const navigationType = useNavigationType();
  const navigate = usePageNavigate();
  const { backBlocked } = useMessages();
  const afterSignIn = state?.afterSignIn === true;

  useLayoutEffect(() => {
    if (!afterSignIn) return;
    if (navigationType === NavigationType.Pop) {
      notify.warning(backBlocked);
      void navigate(1);
    } else {
      void navigate(paths.modules);
    }
  }, [afterSignIn, navigationType, navigate, backBlocked]);
}
