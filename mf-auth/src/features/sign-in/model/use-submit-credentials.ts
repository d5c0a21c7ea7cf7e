import type { LoginResponse } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { showRefusal } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import { useCompleteSignIn } from '../../../session/use-complete-sign-in';
import { useLogin, type Credentials } from '../api/login';

export interface SignInOutcome {
  /** Error for the password field. */
  error?: string | null;
  /** The address to which a code was sent. */
  codeSentTo?: string;
}

/**
 * Returns a function that sends the credentials, and signs in if no code is required. `refusalText`
 * is shown if the server refuses without a text.
 */
export function useSubmitCredentials(
  refusalText: string,
): (credentials: Credentials) => Promise<SignInOutcome> {
  const { signIn } = useMessages();
  const login = useLogin();
  const completeSignIn = useCompleteSignIn();

  return async (credentials) => {
    let answer: LoginResponse;
    try {
      answer = await login.mutateAsync(credentials);
    } catch (error) {
      return { error: showRefusal(error, refusalText) };
    }
    const { requiresOTP, email, user, accessToken } = answer;
    if (requiresOTP === true) {
      notify.success(signIn.codeSent);
      return { codeSentTo: email ?? credentials.email };
    }
    if (user && accessToken) completeSignIn({ user, accessToken }, signIn.welcome);
    else notify.error(accessToken ? signIn.userMissing : signIn.unexpected);
    return {};
  };
}
