import { tokenStore } from '@escale/api-client';
import { paths } from '@escale/contracts';
import { useSessionActions, useSessionStatus } from '@escale/auth';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

/**
 * Redirects signed-in users from /login and /forgot-password to /modules (§2). The current-user query does not run
 * here: a stored token that is valid or can be refreshed is enough. A sign-in on the page itself navigates on its own.
 */
export function AnonymousOnly({ children }: { children: ReactNode }) {
  const status = useSessionStatus();
  const { hasValidToken } = useSessionActions();
  const [signedInOnEntry, setSignedInOnEntry] = useState<boolean | null>(() =>
    status === 'authenticated' ? true : tokenStore.read() === null ? false : null,
  );

  useEffect(() => {
    if (signedInOnEntry === null) void hasValidToken().then(setSignedInOnEntry);
  }, [signedInOnEntry, hasValidToken]);

  if (signedInOnEntry === null) return null;
  return signedInOnEntry ? <Navigate to={paths.modules} replace /> : children;
}
