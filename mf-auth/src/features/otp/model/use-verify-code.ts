import { notify } from '@escale/design-system';
import { showRefusal } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import { useCompleteSignIn } from '../../../session/use-complete-sign-in';
import { useOpenNewPasswordForm } from '../../../session/use-open-new-password';
import { useVerifyOtp } from '../api/verify-otp';

/**
 * Returns a function that verifies the code, then signs in or opens the form for a required new
 * password. The function resolves to the error for the code field, or `null`.
 */
export function useVerifyCode(email: string): (otpCode: string) => Promise<string | null> {
  const { otp, signIn } = useMessages();
  const openNewPassword = useOpenNewPasswordForm();
  const verifyOtp = useVerifyOtp();
  const completeSignIn = useCompleteSignIn();

  return async (otpCode) => {
    try {
      const { user, accessToken, passwordToken } = await verifyOtp.mutateAsync({ email, otpCode });
      if (passwordToken) openNewPassword(passwordToken);
      else if (!user) notify.error(signIn.userMissing);
      else if (!accessToken) notify.error(signIn.unexpected);
      else completeSignIn({ user, accessToken }, otp.welcome(user.firstName));
      return null;
    } catch (error) {
      return showRefusal(error, otp.invalid);
    }
  };
}
