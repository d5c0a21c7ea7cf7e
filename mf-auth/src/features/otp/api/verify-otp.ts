import { postJson } from '@escale/api-client';
import { verifyOtpResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';

/** Checks the code; the sign-in that it belongs to travels in a cookie. */
export function useVerifyOtp() {
  return useMutation({
    mutationFn: (body: { email: string; otpCode: string }) =>
      postJson('/auth/verify-otp', verifyOtpResponseSchema, body),
    meta: { toast: 'none' },
  });
}
