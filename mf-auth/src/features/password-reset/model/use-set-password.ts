import { isApiError, tokenStore } from '@escale/api-client';
import { useSessionActions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { usePageNavigate } from '@escale/design-system';
import { showFailure } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import { useResetPassword, type ResetRequest } from '../api/reset-password';
import type { ResetPageState } from './reset-view';

/**
 * Returns a function that sets the password and shows the outcome. The function resolves to the server's message for the password
 * field, or `null`. On success, it also ends the session of this browser, since /login would otherwise redirect to /modules.
 */
export function useSetPassword(): (request: ResetRequest) => Promise<string | null> {
  const { reset } = useMessages();
  const resetPassword = useResetPassword();
  const { signOut } = useSessionActions();
  const navigate = usePageNavigate();
  const goTo = (state: ResetPageState) => void navigate(paths.resetPassword, { replace: true, state });

  return async (request) => {
    try {
      await resetPassword.mutateAsync(request);
      if (tokenStore.read() !== null) await signOut();
      goTo({ done: true, isInvitation: request.isInvitation });
      return null;
    } catch (error) {
      // The screen for an invalid link already says everything that a toast would.
      if (isApiError(error) && error.code === 'LINK_INVALID') goTo({ refused: true });
      else showFailure(error, reset.failed);
      return isApiError(error) ? (error.fields.password ?? null) : null;
    }
  };
}
