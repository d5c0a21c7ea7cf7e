import { useIsProofAsked, useSessionActions } from '@escale/auth';
import { paths, type User } from '@escale/contracts';
import { notify, useIsPageOpen } from '@escale/design-system';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

export interface SignInResult {
  user: User;
  accessToken: string;
}

/**
 * Returns a function that completes a sign-in: establishes the session, greets the user, and opens
 * the home page, where `afterSignIn` blocks Back (§2 'Modules home'). If the sign-in resumes an
 * interrupted session, the user stays on the page. A proof of identity shows no greeting and also
 * stays on the page. The function does nothing once the user has left the page.
 */
export function useCompleteSignIn(): (signedIn: SignInResult, greeting: string) => void {
  const { establish, confirm } = useSessionActions();
  const isProofAsked = useIsProofAsked();
  const navigate = useNavigate();
  const isOpen = useIsPageOpen();
  return (signedIn, greeting) => {
    if (!isOpen()) return;
    if (isProofAsked) return confirm(signedIn);
    // `flushSync` first unmounts a page of another user, so that its leave guard does not prompt the new user.
    const staysOnPage = flushSync(() => establish(signedIn));
    notify.success(greeting);
    if (!staysOnPage) void navigate(paths.modules, { replace: true, state: { afterSignIn: true } });
  };
}
