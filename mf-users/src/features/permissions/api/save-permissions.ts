import { putJson, userPreferencesQueryOptions } from '@escale/api-client';
import { doneResponseSchema, type PermissionMap } from '@escale/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureLine } from '../../../shared/failure-line';
import { messages } from '../../../messages/catalogue';

/** `PUT /users/{id}/permissions` (§7). The guard reads the same preferences: one's own change counts at once. */
export function useSavePermissions(userId: string) {
  const client = useQueryClient();
  const { queryKey } = userPreferencesQueryOptions(userId);
  return useMutation({
    mutationFn: (permissions: PermissionMap) =>
      putJson(`/users/${encodeURIComponent(userId)}/permissions`, doneResponseSchema, { permissions }),
    onSuccess: (_done, permissions) => {
      client.setQueryData(queryKey, (known) => known && { ...known, permissions });
      void client.invalidateQueries({ queryKey });
    },
    meta: { failure: (error) => failureLine(error, messages().permissions.failed) },
  });
}
