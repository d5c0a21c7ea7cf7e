import { postJson } from '@escale/api-client';
import { verifyOtpResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';

/** Verifies the code; a cookie identifies the sign-in that it belongs to. */
export function useVerifyOtp() {
  return useMutation({
    mutationFn: (body: { email: string; otpCode: string }) =>
      postJson('/auth/verify-otp', verifyOtpResponseSchema, body),
    meta: { toast: 'none' },
  });
}
