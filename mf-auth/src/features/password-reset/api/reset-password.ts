import { postJson } from '@escale/api-client';
import { useMutation } from '@tanstack/react-query';
import { anyResponse } from './any-response';

export interface ResetRequest {
  token: string;
  password: string;
  isInvitation: boolean;
}

/** Redeems the link: sets the password and, for an invitation, activates the account. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (request: ResetRequest) => postJson('/auth/reset-password', anyResponse, request),
    meta: { toast: 'none' },
  });
}
