import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { AuditSearch } from '@escale/contracts';
import { withNewest, withNextPage, type AuditLog } from './audit-log';

/** Loads one page more of the audit log, or of what a search finds in it, into what is on screen. */
export function useOlderEntries(queryKey: QueryKey, search: AuditSearch = {}) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const known = client.getQueryData<AuditLog>(queryKey);
      if (!known) return;
      await client.cancelQueries({ queryKey, exact: true });
      const longer = await withNextPage(known, search);
      // A poll may have come in between.
      client.setQueryData<AuditLog>(queryKey, (now) => {
        if (now === known) return longer;
        return now && withNewest(longer, now);
      });
    },
  });
  return { loadOlder: () => mutate(), loading: isPending };
}
