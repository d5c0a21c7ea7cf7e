import { usersQueryOptions } from '@escale/api-client';
import { usePermissions } from '@escale/auth';
import type { FeedEntry } from '@escale/realtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Refetches the list of users after an activity by an unknown account, once per account. */
export function useRefetchForUnknownAccounts(events: readonly FeedEntry[]): void {
  const allowed = usePermissions().missing('users', 'read') === null;
  const { data: users, refetch } = useQuery({ ...usersQueryOptions(), enabled: allowed });
  const refetchedFor = useRef(new Set<string>());
  useEffect(() => {
    if (!allowed || users === undefined) return;
    const known = new Set(users.map(({ id }) => id));
    const unknown = events.flatMap(({ userId }) =>
      userId === undefined || known.has(userId) || refetchedFor.current.has(userId) ? [] : [userId],
    );
    if (unknown.length === 0) return;
    for (const id of unknown) refetchedFor.current.add(id);
    void refetch();
  }, [allowed, users, events, refetch]);
}
