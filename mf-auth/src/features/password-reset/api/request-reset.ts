import { postJson } from '@escale/api-client';
import { useMutation } from '@tanstack/react-query';
import { anyResponse } from './any-response';

/** Asks for the mail with the link; what the answer holds is nobody's business (§7 'not shown'). */
export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) => postJson('/auth/forgot-password', anyResponse, { email }),
    meta: { toast: 'none' },
  });
}
