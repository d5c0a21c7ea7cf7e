import { userQueryOptions } from '@escale/api-client';
import { useRealtime } from '@escale/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Fetches anew what is known of a user when somebody has done something to them: also that they are gone. */
export function useLiveUser(userId: string): void {
  const client = useQueryClient();
  const latest = useRealtime().feed.find(({ resource }) => resource === `users/${userId}`)?.id;
  useEffect(() => {
    if (latest !== undefined) void client.invalidateQueries({ queryKey: userQueryOptions(userId).queryKey });
  }, [client, latest, userId]);
}
