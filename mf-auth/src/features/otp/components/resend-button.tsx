import { isApiError } from '@escale/api-client';
import { limits } from '@escale/contracts';
import { Button, notify, useNow } from '@escale/design-system';
import { showFailure } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import { useResendOtp } from '../api/resend-otp';
import { resendSecondsLeft, type OtpState } from '../model/otp-state';

export interface ResendButtonProps {
  otpState: OtpState;
  onChange: (changes: Partial<OtpState>) => void;
  /** Called after the server has sent a new code. */
  onResent: () => void;
}

const secondsFromNow = (seconds: number) => Date.now() + seconds * 1_000;

/** Renders the button that requests a new code; it is disabled until the server allows another request (§4, §8 'OTP resend'). */
export function ResendButton({ otpState, onChange, onResent }: ResendButtonProps) {
  const { otp } = useMessages();
  const resend = useResendOtp();
  const wait = resendSecondsLeft(otpState, useNow(1_000));

  const handleClick = async () => {
    try {
      const { otpConfig } = await resend.mutateAsync(otpState.email);
      onChange({
        timestamp: Date.now(),
        validitySeconds: (otpConfig?.validityMinutes ?? limits.otpValidityMinutes) * 60,
        resendAt: secondsFromNow(otpConfig?.cooldownSeconds ?? limits.otpResendCooldownSeconds),
      });
      notify.success(otp.resent);
      onResent();
    } catch (error) {
      if (isApiError(error) && error.kind === 'rate-limited' && error.cooldownSeconds !== undefined) {
        onChange({ resendAt: secondsFromNow(error.cooldownSeconds) });
        notify.warning(otp.wait(error.cooldownSeconds));
      } else {
        showFailure(error, otp.resendFailed);
      }
    }
  };

  return (
    <Button
      variant="ghost"
      icon="refresh"
      disabled={wait > 0}
      loading={resend.isPending}
      onClick={() => void handleClick()}
    >
      {wait > 0 ? otp.resendIn(wait) : otp.resend}
    </Button>
  );
}
