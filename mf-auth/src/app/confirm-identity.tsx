import { useCurrentUser, useSessionActions } from '@escale/auth';
import { OwnPasswordForm } from '../features/sign-in/components/own-password-form';
import { useMessages } from '../messages/catalogue';
import { SignInDialog } from './sign-in-dialog';

/**
 * Renders the dialog in which the signed-in user proves their identity. Then the client repeats the
 * calls that required the proof.
 */
export function ConfirmIdentity() {
  const { confirmIdentity } = useMessages();
  const { email } = useCurrentUser();
  const { proof } = useSessionActions();
  return (
    <SignInDialog
      title={confirmIdentity.title}
      text={
        <>
          {confirmIdentity.text}{' '}
          <strong>
            <bdi translate="no">{email}</bdi>
          </strong>
          .
        </>
      }
      credentials={OwnPasswordForm}
      email={email}
      cancelLabel={confirmIdentity.cancel}
      onCancel={() => proof.settle(false)}
    />
  );
}
