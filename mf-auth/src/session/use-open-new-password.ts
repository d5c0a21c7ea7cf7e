import { useIsProofAsked, useSession, useSessionActions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { useIsPageOpen } from '@escale/design-system';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that opens the form for the new password that the sign-in requires. The
 * function does nothing once the user has left the page. A new password ends all sessions: a page
 * under the dialog loses its session, and a call that waits for a proof of identity is refused.
 */
export function useOpenNewPasswordForm(): (token: string) => void {
  const { discard } = useSessionActions();
  const { status } = useSession();
  const isProofAsked = useIsProofAsked();
  const navigate = useNavigate();
  const isOpen = useIsPageOpen();
  return (token) => {
    if (!isOpen()) return;
    // `flushSync` first unmounts the page, so that its leave guard does not block the navigation.
    if (status === 'interrupted' || isProofAsked) flushSync(discard);
    const state = { token, isInvitation: false, required: true };
    void navigate(paths.resetPassword, { replace: true, state });
  };
}
