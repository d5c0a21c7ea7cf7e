import { paths } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';
import type { OtpVisit } from './otp-visit';

interface EntryState extends Partial<OtpVisit> {
  trap?: boolean;
}

/**
 * Blocks the way back (§4 'OTP page entry rules'): the entry that was entered becomes a trap, the page stands on one
 * pushed after it. Whoever goes back falls on the trap, still inside this page, and is sent on to /login; that push
 * cuts off the entry with the code. The trap met in another way carries no e-mail: the entry rules send it to /login.
 */
export function useBackTrap(): void {
  const state = useLocation().state as EntryState | null;
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const { otp } = useMessages();
  const setting = useRef(false);

  useEffect(() => {
    if (state?.trap === true) {
      if (navigationType !== NavigationType.Pop) return;
      notify.warning(otp.backBlocked);
      void navigate(paths.login);
    } else if (state?.guarded !== true && !setting.current) {
      setting.current = true;
      void (async () => {
        await navigate(paths.otpVerification, { replace: true, state: { trap: true } });
        await navigate(paths.otpVerification, { state: { ...state, guarded: true } });
      })();
    }
  }, [state, navigationType, navigate, otp.backBlocked]);
}
