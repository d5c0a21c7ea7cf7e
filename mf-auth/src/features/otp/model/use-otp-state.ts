import { paths } from '@escale/contracts';
import { usePageNavigate } from '@escale/design-system';
import { useState } from 'react';
import type { OtpState } from './otp-state';

/** Returns the OTP state and its setter, which also replaces the history entry so that changes survive a reload. */
export function useOtpState(initial: OtpState): [OtpState, (changes: Partial<OtpState>) => void] {
  const [otpState, setOtpState] = useState(initial);
  const navigate = usePageNavigate();
  const update = (changes: Partial<OtpState>) => {
    const updated = { ...otpState, ...changes, guarded: true };
    setOtpState(updated);
    void navigate(paths.otpVerification, { replace: true, state: updated });
  };
  return [otpState, update];
}
