import { postJson } from '@escale/api-client';
import { useMutation } from '@tanstack/react-query';
import { anyResponseSchema } from './any-response';

/** Requests the mail with the reset link; the content of the response is ignored (§7 'not shown'). */
export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) => postJson('/auth/forgot-password', anyResponseSchema, { email }),
    meta: { toast: 'none' },
  });
}
