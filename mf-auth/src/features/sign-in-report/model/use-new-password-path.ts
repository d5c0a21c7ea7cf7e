import { useSessionActions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { useEffect, useState } from 'react';

/**
 * Returns the address at which the owner of the account chooses a new password. Signed-in users use their profile, since
 * /forgot-password would redirect them.
 */
export function useNewPasswordPath(): string {
  const { hasValidToken } = useSessionActions();
  const [isSignedIn, setSignedIn] = useState(false);

  useEffect(() => void hasValidToken().then(setSignedIn), [hasValidToken]);

  return isSignedIn ? paths.ownPassword : paths.forgotPassword;
}
