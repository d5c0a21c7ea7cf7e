import { paths } from '@escale/contracts';
import { notify, usePageNavigate } from '@escale/design-system';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';
import type { OtpState } from './otp-state';

interface HistoryEntryState extends Partial<OtpState> {
  sentinel?: boolean;
}

/**
 * Blocks the browser's Back button once (§4 'OTP page entry rules'). On entry, replaces the history
 * entry with a sentinel and pushes the page on top. When the user goes back to the sentinel, which
 * still shows this page, pushes /login: this drops the OTP entry from the history. A sentinel that
 * is opened otherwise, as by a reload, has no e-mail address, so the entry rules redirect to
 * /login.
 */
export function useBackGuard(): void {
  const state = useLocation().state as HistoryEntryState | null;
  const navigationType = useNavigationType();
  const navigate = usePageNavigate();
  const { otp } = useMessages();
  const installing = useRef(false);

  useEffect(() => {
    if (state?.sentinel === true) {
      if (navigationType !== NavigationType.Pop) return;
      notify.warning(otp.backBlocked);
      void navigate(paths.login);
    } else if (state?.guarded !== true && !installing.current) {
      installing.current = true;
      void (async () => {
        await navigate(paths.otpVerification, { replace: true, state: { sentinel: true } });
        await navigate(paths.otpVerification, { state: { ...state, guarded: true } });
      })();
    }
  }, [state, navigationType, navigate, otp.backBlocked]);
}
