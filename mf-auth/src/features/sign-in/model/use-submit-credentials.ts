import { notify } from '@escale/design-system';
import { showRefusal } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import { useCompleteSignIn } from '../../../session/use-complete-sign-in';
import { useLogin } from '../api/login';
import type { Credentials } from './credentials';
import { readLoginOutcome, type LoginOutcome } from './login-outcome';

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
    let outcome: LoginOutcome;
    try {
      outcome = readLoginOutcome(await login.mutateAsync(credentials));
    } catch (error) {
      return showRefusal(error, refused);
    }
    switch (outcome.kind) {
      case 'signed-in':
        completeSignIn(outcome.signedIn, signIn.welcome);
        break;
      case 'code-sent':
        notify.success(signIn.codeSent);
        onCodeSent(outcome.email ?? credentials.email);
        break;
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
