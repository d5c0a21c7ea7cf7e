import { useSession, useSessionActions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { useIsPageOpen } from '@escale/design-system';
import { useNavigate } from 'react-router-dom';

/**
 * Ends a sign-in that asks for a new password: opens the form for it. A session that was interrupted ends, since the new
 * password ends them all. A person who has left the page has given the sign-in up.
 */
export function useOpenNewPassword(): (token: string) => void {
  const { discard } = useSessionActions();
  const { status } = useSession();
  const navigate = useNavigate();
  const isOpen = useIsPageOpen();
  return (token) => {
    if (!isOpen()) return;
    if (status === 'interrupted') discard();
    const state = { token, isInvitation: false, required: true };
    void navigate(paths.resetPassword, { replace: true, state });
  };
}
