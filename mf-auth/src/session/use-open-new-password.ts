import { useIsProofAsked, useSession, useSessionActions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { useIsPageOpen } from '@escale/design-system';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that opens the form for a new password, for a sign-in that requires one. A new password ends all sessions: a
 * page under the dialog loses its session, and a call that waits for a proof of identity is refused. Leaving the page cancels the
 * sign-in.
 */
export function useOpenNewPasswordForm(): (token: string) => void {
  const { discard } = useSessionActions();
  const { status } = useSession();
  const isProofAsked = useIsProofAsked();
  const navigate = useNavigate();
  const isOpen = useIsPageOpen();
  return (token) => {
    if (!isOpen()) return;
    // First unmounts the page, so that its leave guard does not block the navigation.
    if (status === 'interrupted' || isProofAsked) flushSync(discard);
    const state = { token, isInvitation: false, required: true };
    void navigate(paths.resetPassword, { replace: true, state });
  };
}
