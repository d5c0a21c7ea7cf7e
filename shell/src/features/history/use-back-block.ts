import { paths } from '@escale/contracts';
import { notify, usePageNavigate } from '@escale/design-system';
import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useMessages } from './messages';

/**
 * Blocks back navigation from the /modules entry that follows a sign-in (§2, readings 'Sign-in'): the entry before it carries only
 * 'afterSignIn', and going back to it navigates forward again with a toast. Used by the router and run before paint, since the
 * home's own code may still be loading when the user goes back.
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
