import { paths, type LoginRequest, type OtpNavigationState } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useNavigate } from 'react-router-dom';
import { showRefusal } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import { useCompleteSignIn } from '../../../session/use-complete-sign-in';
import { useLogin } from '../api/login';
import { readLoginOutcome, type LoginOutcome } from './login-outcome';

/** Sends the credentials and goes where the answer leads; gives the sentence for the password field, or `null`. */
export function useSubmitCredentials(): (credentials: LoginRequest) => Promise<string | null> {
  const { signIn } = useMessages();
  const login = useLogin();
  const navigate = useNavigate();
  const completeSignIn = useCompleteSignIn();

  return async (credentials) => {
    let outcome: LoginOutcome;
    try {
      outcome = readLoginOutcome(await login.mutateAsync(credentials));
    } catch (error) {
      return showRefusal(error, signIn.passwordWrong);
    }
    switch (outcome.kind) {
      case 'signed-in':
        completeSignIn(outcome.signedIn, signIn.welcome);
        break;
      case 'code-sent': {
        const state: OtpNavigationState = {
          email: outcome.email ?? credentials.email,
          secureTransition: true,
          timestamp: Date.now(),
        };
        notify.success(signIn.codeSent);
        void navigate(paths.otpVerification, { replace: true, state });
        break;
      }
      case 'user-missing':
        notify.error(signIn.userMissing);
        break;
      case 'unexpected':
        notify.error(signIn.unexpected);
        break;
    }
    return null;
  };
}
