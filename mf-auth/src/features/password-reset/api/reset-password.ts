import { postJson } from '@escale/api-client';
import { useMutation } from '@tanstack/react-query';
import { anyResponseSchema } from './any-response';

export interface ResetRequest {
  token: string;
  password: string;
  isInvitation: boolean;
}

/** Redeems the link: sets the password and, for an invitation, activates the account. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (request: ResetRequest) => postJson('/auth/reset-password', anyResponseSchema, request),
    meta: { toast: 'none' },
  });
}
