import { idempotentCalls, postJson } from '@escale/api-client';
import { verifyOtpResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Verifies the code. A cookie identifies the sign-in to which the code belongs. */
export function useVerifyOtp() {
  const [withKey] = useState(idempotentCalls);
  return useMutation({
    mutationFn: (body: { email: string; otpCode: string }) =>
      postJson('/auth/verify-otp', verifyOtpResponseSchema, body, withKey(body)),
    meta: { toast: 'none' },
  });
}
