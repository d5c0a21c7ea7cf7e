import { useSessionActions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { useEffect, useState } from 'react';

/** Where an owner chooses a new password: /forgot-password sends those who are signed in away, so they get their profile. */
export function useNewPasswordPath(): string {
  const { hasValidToken } = useSessionActions();
  const [isSignedIn, setSignedIn] = useState(false);

  useEffect(() => void hasValidToken().then(setSignedIn), [hasValidToken]);

  return isSignedIn ? paths.ownPassword : paths.forgotPassword;
}
