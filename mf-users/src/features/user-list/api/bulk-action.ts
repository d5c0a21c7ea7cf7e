import { postJson } from '@escale/api-client';
import { bulkActionResponseSchema, type BulkAction, type BulkActionResult } from '@escale/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshUsers } from '../../../api/users';
import { failureLine } from '../../../failures/failure-line';
import { messages } from '../../../messages/catalogue';

interface BulkRequest {
  action: BulkAction;
  userIds: string[];
}

/** `POST /users/bulk-action` (§7). The list is read again before it is done, whatever the outcome. */
export function useBulkAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: BulkRequest): Promise<BulkActionResult> =>
      (await postJson('/users/bulk-action', bulkActionResponseSchema, request)).data,
    onSettled: (_result, _error, { userIds }) => refreshUsers(client, userIds),
    meta: { failure: (error) => failureLine(error, messages().list.bulk.failed) },
  });
}
