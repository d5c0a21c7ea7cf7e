import { userQueryOptions } from '@escale/api-client';
import { useRealtime } from '@escale/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Refetches what is cached about a user when the live feed reports a change of them, deletion included. What has been
 * fetched since, or is being fetched for the page that opens, is left alone.
 */
export function useLiveUser(userId: string): void {
  const client = useQueryClient();
  const [openedAt] = useState(() => Date.now());
  const changedAt = useRealtime().feed.find(({ resource }) => resource === `users/${userId}`)?.receivedAt;
  useEffect(() => {
    if (changedAt === undefined) return;
    void client.invalidateQueries({
      queryKey: userQueryOptions(userId).queryKey,
      predicate: ({ state }) => (state.dataUpdatedAt || openedAt) <= changedAt,
    });
  }, [client, changedAt, openedAt, userId]);
}
