import { useSessionActions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { useNavigate } from 'react-router-dom';

/** Signs out after an act that has ended one's own session on the server. */
export function useSignOutRedirect(): () => Promise<void> {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  return async () => {
    await signOut();
    void navigate(paths.login, { replace: true });
  };
}
