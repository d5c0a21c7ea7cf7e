import { postJson } from '@escale/api-client';
import { doneResponseSchema } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useMutation } from '@tanstack/react-query';
import { failureLine } from '../../../messages/failure-line';
import { messages } from '../../../messages/catalogue';

/** Sends `POST /auth/forgot-password` for another user: the server mails them a link to set a new password (§7). */
export function useSendResetLink() {
  return useMutation({
    mutationFn: ({ email }: { email: string }) =>
      postJson('/auth/forgot-password', doneResponseSchema, { email }),
    onSuccess: (_done, { email }) => notify.success(messages().security.linkSent(email)),
    meta: { failure: (error) => failureLine(error, messages().security.linkFailed) },
  });
}
