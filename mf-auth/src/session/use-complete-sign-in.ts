import { useIsProofAsked, useSessionActions } from '@escale/auth';
import { paths, type User } from '@escale/contracts';
import { notify, useIsPageOpen } from '@escale/design-system';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

export interface SignedIn {
  user: User;
  accessToken: string;
}

/**
 * Completes a sign-in: establishes the session, greets, and opens the home; `afterSignIn` makes the home block Back (§2 'Modules
 * home'). A user who resumes an interrupted session stays on the page; so does one who was asked for a proof of identity, without a
 * greeting. Leaving the page cancels the sign-in.
 */
export function useCompleteSignIn(): (signedIn: SignedIn, greeting: string) => void {
  const { establish, confirm } = useSessionActions();
  const isProofAsked = useIsProofAsked();
  const navigate = useNavigate();
  const isOpen = useIsPageOpen();
  return (signedIn, greeting) => {
    if (!isOpen()) return;
    if (isProofAsked) return confirm(signedIn);
    // Unmounts the page of the other user first, so that its leave guard does not prompt the new one.
    const stays = flushSync(() => establish(signedIn));
    notify.success(greeting);
    if (!stays) void navigate(paths.modules, { replace: true, state: { afterSignIn: true } });
  };
}
