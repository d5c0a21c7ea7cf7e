import { useSessionActions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { useEffect, useState } from 'react';

/** Returns where the owner chooses a new password: /forgot-password redirects signed-in users, who therefore use their profile. */
export function useNewPasswordPath(): string {
  const { hasValidToken } = useSessionActions();
  const [isSignedIn, setSignedIn] = useState(false);

  useEffect(() => void hasValidToken().then(setSignedIn), [hasValidToken]);

  return isSignedIn ? paths.ownPassword : paths.forgotPassword;
}
