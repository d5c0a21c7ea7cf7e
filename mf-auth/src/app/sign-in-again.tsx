import { useSession, useSessionActions, useSessionEndReason } from '@escale/auth';
import { CredentialsForm } from '../features/sign-in/components/credentials-form';
import { useMessages } from '../messages/catalogue';
import { SignInDialog } from './sign-in-dialog';

/** Renders the sign-in dialog over a page with unsaved work once the session has expired (`docs/architecture/front-end.md`). */
export function SignInAgain() {
  const { signInAgain, sessionEnd } = useMessages();
  const reason = useSessionEndReason();
  const { user } = useSession();
  const { discard } = useSessionActions();
  return (
    <SignInDialog
      title={signInAgain.title}
      text={`${reason === undefined ? sessionEnd.unknown : sessionEnd.reasons[reason]} ${signInAgain.text}`}
      credentials={CredentialsForm}
      email={user?.email ?? ''}
      cancelLabel={signInAgain.discard}
      onCancel={discard}
      veiled
    />
  );
}
