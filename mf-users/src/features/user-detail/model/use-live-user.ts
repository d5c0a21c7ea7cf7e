import { userQueryOptions } from '@escale/api-client';
import { useRealtime } from '@escale/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Refetches everything cached about a user when the live feed reports a change of them, deletion included. */
export function useLiveUser(userId: string): void {
  const client = useQueryClient();
  const latest = useRealtime().feed.find(({ resource }) => resource === `users/${userId}`)?.id;
  useEffect(() => {
    if (latest !== undefined) void client.invalidateQueries({ queryKey: userQueryOptions(userId).queryKey });
  }, [client, latest, userId]);
}
