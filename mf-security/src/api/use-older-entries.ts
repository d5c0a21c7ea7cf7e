import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { AuditRange } from '@escale/contracts';
import { withNextPage, type AuditLog } from './audit-log';

/** Loads one page more of the audit log, or of a part of it, into what is on screen. */
export function useOlderEntries(queryKey: QueryKey, range: AuditRange = {}) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const known = client.getQueryData<AuditLog>(queryKey);
      if (!known) return;
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData<AuditLog>(queryKey, await withNextPage(known, range));
    },
  });
  return { loadOlder: () => mutate(), loading: isPending };
}
