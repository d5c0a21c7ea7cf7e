import { useSessionActions } from '@escale/auth';
import { paths, type User } from '@escale/contracts';
import { notify } from '@escale/design-system';
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
    const stays = establish(signedIn);
    notify.success(greeting);
    if (!stays) void navigate(paths.modules, { replace: true, state: { afterSignIn: true } });
  };
}
