import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withNextPage, type AuditLog } from './audit-log';
import { auditQueryOptions } from './security-queries';

/** Loads one page more of the audit log into what is on screen. */
export function useOlderEntries() {
  const client = useQueryClient();
  const { queryKey } = auditQueryOptions(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const known = client.getQueryData<AuditLog>(queryKey);
      if (known === undefined) return;
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData<AuditLog>(queryKey, await withNextPage(known));
    },
  });
  return { loadOlder: () => mutate(), loading: isPending };
}
