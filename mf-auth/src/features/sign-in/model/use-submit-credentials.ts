import type { LoginResponse } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { showRefusal } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import { useCompleteSignIn } from '../../../session/use-complete-sign-in';
import { useLogin, type Credentials } from '../api/login';

export interface SubmitCredentialsOptions {
  /** Text for a refusal without a text of the server. */
  refused: string;
  /** Called with the address that a code was sent to. */
  onCodeSent: (email: string) => void;
}

/** Sends the credentials and handles the outcome. Resolves to the error for the password field, or `null`. */
export function useSubmitCredentials({
  refused,
  onCodeSent,
}: SubmitCredentialsOptions): (credentials: Credentials) => Promise<string | null> {
  const { signIn } = useMessages();
  const login = useLogin();
  const completeSignIn = useCompleteSignIn();

  return async (credentials) => {
    let answer: LoginResponse;
    try {
      answer = await login.mutateAsync(credentials);
    } catch (error) {
      return showRefusal(error, refused);
    }
    const { requiresOTP, email, user, accessToken } = answer;
    if (requiresOTP === true) {
      notify.success(signIn.codeSent);
      onCodeSent(email ?? credentials.email);
    } else if (user && accessToken) completeSignIn({ user, accessToken }, signIn.welcome);
    else notify.error(accessToken ? signIn.userMissing : signIn.unexpected);
    return null;
  };
}
