import { postJson } from '@escale/api-client';
import { bulkActionResponseSchema, type BulkActionRequest, type BulkActionResult } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';
import { failureLine } from '../../../messages/failure-line';
import { messages } from '../../../messages/catalogue';

/** Sends `POST /users/bulk-action` (§7). */
export function useBulkAction() {
  return useMutation({
    mutationFn: async (request: BulkActionRequest): Promise<BulkActionResult> =>
      (await postJson('/users/bulk-action', bulkActionResponseSchema, request)).data,
    meta: { failure: (error) => failureLine(error, messages().list.bulk.failed) },
  });
}
