import { postJson } from '@escale/api-client';
import { resendOtpResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';

/** Requests a new code; the server then refuses the old code. */
export function useResendOtp() {
  return useMutation({
    mutationFn: (email: string) => postJson('/auth/resend-otp', resendOtpResponseSchema, { email }),
    meta: { toast: 'none' },
  });
}
