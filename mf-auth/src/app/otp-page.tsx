import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OtpRedirect } from '../features/otp/components/otp-redirect';
import { OtpScreen } from '../features/otp/components/otp-screen';
import { validateOtpState } from '../features/otp/model/otp-state';
import { SignInSteps } from '../features/sign-in/components/sign-in-steps';

/** Renders /otp-verification. Validates the navigation state on entry and on reload, never while the user types. */
export function OtpPage() {
  const state: unknown = useLocation().state;
  const [result] = useState(() => validateOtpState(state, Date.now()));
  return result.kind === 'valid' ? (
    <>
      <SignInSteps current={3} />
      <OtpScreen initialState={result.otpState} />
    </>
  ) : (
    <OtpRedirect reason={result.reason} />
  );
}
