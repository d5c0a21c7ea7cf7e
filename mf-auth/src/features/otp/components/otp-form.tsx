import { limits, otpCodeSchema } from '@escale/contracts';
import { Stack } from '@escale/design-system';
import { CodeField, Form, SubmitButton, useSchemaForm } from '@escale/design-system/forms/core';
import { useState } from 'react';
import { object } from 'yup';
import { useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import type { OtpState } from '../model/otp-state';
import { useVerifyCode } from '../model/use-verify-code';
import { CodeCountdown } from './code-countdown';
import { ResendButton } from './resend-button';

export interface OtpFormProps {
  otpState: OtpState;
  onOtpStateChange: (changes: Partial<OtpState>) => void;
}

const codeSchema = object({ otpCode: otpCodeSchema });

/** Renders the form for the one-time code, with its countdown and the resend button. */
export function OtpForm({ otpState, onOtpStateChange }: OtpFormProps) {
  const { otp } = useMessages();
  const verifyCode = useVerifyCode(otpState.email);
  const form = useSchemaForm({
    schema: codeSchema,
    defaultValues: { otpCode: '' },
    translate: translateRule,
  });
  const [refused, setRefused] = useState(false);
  const complete = form.watch('otpCode').length === limits.otpLength;

  const handleSubmit = async ({ otpCode }: { otpCode: string }) => {
    const message = await verifyCode(otpCode);
    if (message === null) return;
    setRefused(true);
    form.setValue('otpCode', '');
    form.setServerError('otpCode', message);
  };

  const handleResent = () => {
    setRefused(false);
    form.setValue('otpCode', '');
    form.clearErrors();
    form.setFocus('otpCode');
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={otp.title} steady>
      <Stack gap="5">
        <CodeField
          name="otpCode"
          label={otp.code}
          length={limits.otpLength}
          hint={refused ? undefined : otp.hint(limits.otpMaxAttempts)}
          focusFirst
          submitsWhenComplete
        />
        <CodeCountdown otpState={otpState} />
        <SubmitButton disabled={!complete}>{otp.submit}</SubmitButton>
        <ResendButton otpState={otpState} onChange={onOtpStateChange} onResent={handleResent} />
      </Stack>
    </Form>
  );
}
