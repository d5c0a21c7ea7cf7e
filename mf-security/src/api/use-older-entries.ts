import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { AuditSearch } from '@escale/contracts';
import { withNewestEntries, withNextPage, type AuditLog } from './audit-log';

/** Returns `loading` and `loadOlder`, which adds one more page of the audit log, or of a search's results, to the cached list. */
export function useOlderEntries(queryKey: QueryKey, search: AuditSearch = {}) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const known = client.getQueryData<AuditLog>(queryKey);
      if (!known) return;
      await client.cancelQueries({ queryKey, exact: true });
      const longer = await withNextPage(known, search);
      // A poll may have updated the list meanwhile.
      client.setQueryData<AuditLog>(queryKey, (now) => {
        if (now === known) return longer;
        return now && withNewestEntries(longer, now);
      });
    },
  });
  return { loadOlder: () => mutate(), loading: isPending };
}
