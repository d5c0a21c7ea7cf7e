import type { LoginRequest } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { showRefusal } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import { useCompleteSignIn } from '../../../session/use-complete-sign-in';
import { useLogin } from '../api/login';
import { readLoginOutcome, type LoginOutcome } from './login-outcome';

export interface CredentialsRules {
  /** What a refusal without words reads. */
  refused: string;
  /** A code was sent to this address. */
  onCodeSent: (email: string) => void;
}

/** Sends the credentials and goes where the answer leads; gives the sentence for the password field, or `null`. */
export function useSubmitCredentials({
  refused,
  onCodeSent,
}: CredentialsRules): (credentials: LoginRequest) => Promise<string | null> {
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
