import { useIsProofAsked, useSession, useSessionActions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { useIsPageOpen } from '@escale/design-system';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

/**
 * Ends a sign-in that asks for a new password: opens the form for it. The session of the page under a dialog ends, since the
 * new password ends them all; a call that asked for a proof of identity is refused. A person who has left the page has given
 * the sign-in up.
 */
export function useOpenNewPassword(): (token: string) => void {
  const { discard } = useSessionActions();
  const { status } = useSession();
  const isProofAsked = useIsProofAsked();
  const navigate = useNavigate();
  const isOpen = useIsPageOpen();
  return (token) => {
    if (!isOpen()) return;
    // Unmounts the page first, so that its leave guard does not stop the navigation.
    if (status === 'interrupted' || isProofAsked) flushSync(discard);
    const state = { token, isInvitation: false, required: true };
    void navigate(paths.resetPassword, { replace: true, state });
  };
}
