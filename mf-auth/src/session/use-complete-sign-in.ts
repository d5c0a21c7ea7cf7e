import { useSessionActions } from '@escale/auth';
import { paths, type User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

export interface SignedIn {
  user: User;
  accessToken: string;
}

/**
 * Ends a sign-in: session, greeting, home; `afterSignIn` makes the home block the way back (§2 'Modules home'). Who
 * signs in again over a page stays there.
 */
export function useCompleteSignIn(): (signedIn: SignedIn, greeting: string) => void {
  const { establish } = useSessionActions();
  const navigate = useNavigate();
  return (signedIn, greeting) => {
    // A page of somebody else goes first: what it would ask before it is left is nobody's business any more.
    const stays = flushSync(() => establish(signedIn));
    notify.success(greeting);
    if (!stays) void navigate(paths.modules, { replace: true, state: { afterSignIn: true } });
  };
}
