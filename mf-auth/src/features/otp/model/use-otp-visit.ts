import { paths } from '@escale/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OtpVisit } from './otp-visit';

/** The visit in view and what changes it; the history entry stays and carries the change over a reload. */
export function useOtpVisit(initial: OtpVisit): [OtpVisit, (changes: Partial<OtpVisit>) => void] {
  const [visit, setVisit] = useState(initial);
  const navigate = useNavigate();
  const change = (changes: Partial<OtpVisit>) => {
    const changed = { ...visit, ...changes, guarded: true };
    setVisit(changed);
    void navigate(paths.otpVerification, { replace: true, state: changed });
  };
  return [visit, change];
}
