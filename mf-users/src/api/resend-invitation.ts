import { postJson } from '@escale/api-client';
import { doneResponseSchema } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useMutation } from '@tanstack/react-query';
import { failureLine } from '../messages/failure-line';
import { messages } from '../messages/catalogue';

/** Sends `POST /auth/forgot-password` for an account that was never activated: the server sends a new invitation (§7). */
export function useResendInvitation() {
  return useMutation({
    mutationFn: ({ email }: { email: string }) =>
      postJson('/auth/forgot-password', doneResponseSchema, { email }),
    onSuccess: (_done, { email }) => notify.success(messages().shared.invitationSent(email)),
    meta: { failure: (error) => failureLine(error, messages().shared.invitationFailed) },
  });
}
