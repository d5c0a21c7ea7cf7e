import { useIsProofAsked, useSession, useSessionActions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { useIsPageOpen } from '@escale/design-system';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

/**
 * Ends a sign-in that requires a new password: opens the form for it. The session of the page under a dialog ends, since a new
 * password ends all of them; a call that required a proof of identity is refused. Leaving the page cancels the sign-in.
 */
export function useOpenNewPassword(): (token: string) => void {
  const { discard } = useSessionActions();
  const { status } = useSession();
  const isProofAsked = useIsProofAsked();
  const navigate = useNavigate();
  const isOpen = useIsPageOpen();
  return (token) => {
    if (!isOpen()) return;
    // Unmounts the page first, so that its leave guard does not block the navigation.
    if (status === 'interrupted' || isProofAsked) flushSync(discard);
    const state = { token, isInvitation: false, required: true };
    void navigate(paths.resetPassword, { replace: true, state });
  };
}
