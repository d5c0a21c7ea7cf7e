import { postJson } from '@escale/api-client';
import { doneResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';

/** Redeems the link: the new address takes effect. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => postJson('/auth/confirm-email', doneResponseSchema, { token }),
    meta: { toast: 'none' },
  });
}
