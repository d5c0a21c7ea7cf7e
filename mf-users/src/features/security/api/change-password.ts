import { putJson } from '@escale/api-client';
import { doneResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';
import { failureLine } from '../../../messages/failure-line';
import { messages } from '../../../messages/catalogue';

/** Changes a password by `PUT /users/{id}/password` (§7); the server ends all sessions of the user. */
export function useChangePassword(userId: string) {
  return useMutation({
    mutationFn: (password: string) =>
      putJson(`/users/${encodeURIComponent(userId)}/password`, doneResponseSchema, { password }),
    meta: { failure: (error) => failureLine(error, messages().security.changeFailed) },
  });
}
