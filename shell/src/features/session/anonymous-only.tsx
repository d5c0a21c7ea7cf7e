import { tokenStore } from '@escale/api-client';
import { paths } from '@escale/contracts';
import { useSessionActions, useSessionStatus } from '@escale/auth';
import { useEffect, useState, type ReactNode } from 'react';
import { Redirect } from '../../lib/redirect';

/**
 * Redirects signed-in users from /login and /forgot-password to /modules (§2), including users who sign in in another tab. A stored
 * token that is valid or can be refreshed is enough; the current-user query does not run here. The sign-in page itself navigates
 * after its own sign-in.
 */
export function AnonymousOnly({ children }: { children: ReactNode }) {
  const status = useSessionStatus();
  const { hasValidToken } = useSessionActions();
  const [isSignedIn, setSignedIn] = useState<boolean | null>(() =>
    status === 'authenticated' ? true : tokenStore.read() === null ? false : null,
  );

  useEffect(() => {
    if (isSignedIn === null) void hasValidToken().then(setSignedIn);
  }, [isSignedIn, hasValidToken]);

  useEffect(
    () =>
      tokenStore.subscribe(() => {
        // The check waits until the session has also handled this change of the token.
        setTimeout(() => void hasValidToken().then((isValid) => isValid && setSignedIn(true)));
      }),
    [hasValidToken],
  );

  if (isSignedIn === null) return null;
  return isSignedIn ? <Redirect to={paths.modules} /> : children;
}
