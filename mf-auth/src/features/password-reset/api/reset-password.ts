import { postJson } from '@escale/api-client';
import { useMutation } from '@tanstack/react-query';
import { anyAnswer } from './any-answer';

export interface ResetRequest {
  token: string;
  password: string;
  isInvitation: boolean;
}

/** Spends the link: sets the password, and activates the account of an invitation. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (request: ResetRequest) => postJson('/auth/reset-password', anyAnswer, request),
    meta: { toast: 'none' },
  });
}
