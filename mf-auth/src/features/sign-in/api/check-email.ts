import { postJson } from '@escale/api-client';
import { checkEmailResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';

/** Step 1 of the sign-in: looks up the user by e-mail address. */
export function useCheckEmail() {
  return useMutation({
    mutationFn: (email: string) => postJson('/auth/check-email', checkEmailResponseSchema, { email }),
    meta: { toast: 'none' },
  });
}
