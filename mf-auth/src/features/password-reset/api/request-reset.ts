import { postJson } from '@escale/api-client';
import { useMutation } from '@tanstack/react-query';
import { anyAnswer } from './any-answer';

/** Asks for the mail with the link; what the answer holds is nobody's business (§7 'not shown'). */
export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) => postJson('/auth/forgot-password', anyAnswer, { email }),
    meta: { toast: 'none' },
  });
}
