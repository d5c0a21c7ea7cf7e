import { useSession, useSessionActions } from '@escale/auth';
import { Button } from '@escale/design-system';
import { FormDialog } from '@escale/design-system/dialog';
import { useState } from 'react';
import { OtpForm } from '../features/otp/components/otp-form';
import type { OtpVisit } from '../features/otp/model/otp-visit';
import { CredentialsForm } from '../features/sign-in/components/credentials-form';
import { useMessages } from '../messages/catalogue';

/** The sign-in over a page whose session is dead and whose form is half filled (architecture, 'Session'). */
export function SignInAgain() {
  const { otp, signInAgain } = useMessages();
  const { user } = useSession();
  const { abandon } = useSessionActions();
  const [visit, setVisit] = useState<OtpVisit | null>(null);

  const handleCodeSent = (email: string) => {
    setVisit({ email, secureTransition: true, timestamp: Date.now() });
  };

  return (
    <FormDialog
      open
      title={visit === null ? signInAgain.title : otp.title}
      description={
        visit === null ? (
          signInAgain.text
        ) : (
          <>
            {otp.sentTo} <strong>{visit.email}</strong>
          </>
        )
      }
      dismissible={false}
      veiled
      onClose={abandon}
    >
      {visit === null ? (
        <CredentialsForm initialEmail={user?.email ?? ''} onCodeSent={handleCodeSent} />
      ) : (
        <OtpForm visit={visit} onVisitChange={(changes) => setVisit({ ...visit, ...changes })} />
      )}
      <Button variant="ghost" onClick={abandon}>
        {signInAgain.abandon}
      </Button>
    </FormDialog>
  );
}
