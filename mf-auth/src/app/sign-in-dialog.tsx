import { Button } from '@escale/design-system';
import { FormDialog } from '@escale/design-system/dialog';
import { useState, type ComponentType, type ReactNode } from 'react';
import { OtpForm } from '../features/otp/components/otp-form';
import type { OtpState } from '../features/otp/model/otp-state';
import { useMessages } from '../messages/catalogue';

export interface SignInDialogProps {
  title: string;
  text: ReactNode;
  /** The form of the first step, which calls `onCodeSent` with the address to which the server sent a code. */
  credentials: ComponentType<{ email: string; onCodeSent: (email: string) => void }>;
  email: string;
  cancelLabel: string;
  onCancel: () => void;
  /** If true, the page behind the dialog is unreadable, and Escape does not close the dialog. */
  veiled?: boolean;
}

/** Renders a sign-in over a page: the form of the credentials, then the form of the code. */
export function SignInDialog(props: SignInDialogProps) {
  const { title, text, credentials: Credentials, email, cancelLabel, onCancel, veiled = false } = props;
  const { otp } = useMessages();
  const [otpState, setOtpState] = useState<OtpState | null>(null);

  const handleCodeSent = (sentTo: string) => {
    setOtpState({ email: sentTo, secureTransition: true, timestamp: Date.now() });
  };
  const sentTo = otpState !== null && (
    <>
      {otp.sentTo}{' '}
      <strong>
        <bdi translate="no">{otpState.email}</bdi>
      </strong>
    </>
  );

  return (
    <FormDialog
      open
      title={otpState === null ? title : otp.title}
      description={sentTo || text}
      dismissible={!veiled}
      veiled={veiled}
      onClose={onCancel}
    >
      {otpState === null ? (
        <Credentials email={email} onCodeSent={handleCodeSent} />
      ) : (
        <OtpForm
          otpState={otpState}
          onOtpStateChange={(changes) => setOtpState({ ...otpState, ...changes })}
        />
      )}
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </FormDialog>
  );
}
