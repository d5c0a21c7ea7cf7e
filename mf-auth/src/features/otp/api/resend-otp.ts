import { postJson } from '@escale/api-client';
import { resendOtpResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';

/** Asks for a new code; the old one dies. */
export function useResendOtp() {
  return useMutation({
    mutationFn: (email: string) => postJson('/auth/resend-otp', resendOtpResponseSchema, { email }),
    meta: { toast: 'none' },
  });
}
