import { paths } from '@escale/contracts';
import { notify, usePageNavigate } from '@escale/design-system';
import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useMessages } from './messages';

/**
 * Blocks back navigation from the /modules entry that follows a sign-in (§2, readings 'Sign-in'). When the user goes back to the
 * entry before it, which has only the state `afterSignIn`, navigates forward again and shows a toast. `RouteView` calls this hook,
 * and it runs before paint, since the code of the home page may still be loading.
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
