import { useSession, useSessionActions } from '@escale/auth';
import { Button } from '@escale/design-system';
import { FormDialog } from '@escale/design-system/dialog';
import { useState } from 'react';
import { OtpForm } from '../features/otp/components/otp-form';
import type { OtpState } from '../features/otp/model/otp-state';
import { CredentialsForm } from '../features/sign-in/components/credentials-form';
import { useMessages } from '../messages/catalogue';

/** The sign-in dialog shown over a page with unsaved work whose session has expired (architecture, 'Session'). */
export function SignInAgain() {
  const { otp, signInAgain } = useMessages();
  const { user } = useSession();
  const { discard } = useSessionActions();
  const [otpState, setOtpState] = useState<OtpState | null>(null);

  const handleCodeSent = (email: string) => {
    setOtpState({ email, secureTransition: true, timestamp: Date.now() });
  };

  return (
    <FormDialog
      open
      title={otpState === null ? signInAgain.title : otp.title}
      description={
        otpState === null ? (
          signInAgain.text
        ) : (
          <>
            {otp.sentTo} <strong>{otpState.email}</strong>
          </>
        )
      }
      dismissible={false}
      veiled
      onClose={discard}
    >
      {otpState === null ? (
        <CredentialsForm initialEmail={user?.email ?? ''} onCodeSent={handleCodeSent} />
      ) : (
        <OtpForm
          otpState={otpState}
          onOtpStateChange={(changes) => setOtpState({ ...otpState, ...changes })}
        />
      )}
      <Button variant="ghost" onClick={discard}>
        {signInAgain.discard}
      </Button>
    </FormDialog>
  );
}
