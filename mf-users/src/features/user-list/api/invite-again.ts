import { failureText, isApiError, postJson } from '@escale/api-client';
import { doneResponseSchema, type User } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';
import { messages } from '../../../messages/catalogue';
import { failureLine } from '../../../messages/failure-line';
import type { BulkResult } from '../model/bulk-outcome';

/**
 * Resends the invitation of one user of a selection. Returns a refusal as this user's result.
 * Throws an error that would stop the other invitations as well (no network, too many calls).
 */
export function useInviteAgain() {
  return useMutation({
    mutationFn: async ({ id, email }: User): Promise<BulkResult> => {
      try {
        await postJson('/auth/forgot-password', doneResponseSchema, { email });
        return { successCount: 1, errorCount: 0, errors: [] };
      } catch (error) {
        if (!isApiError(error) || error.kind !== 'rejected') throw error;
        const reason = failureText(error, messages().shared.invitationFailed);
        return { successCount: 0, errorCount: 1, errors: [{ userId: id, error: reason }] };
      }
    },
    meta: { failure: (error) => failureLine(error, messages().shared.invitationFailed) },
  });
}
