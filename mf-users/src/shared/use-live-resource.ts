import { useCurrentUser } from '@escale/auth';
import { useRealtime, type FeedEntry } from '@escale/realtime';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Actions that count as a change of the page's data; a sign-in does not. */
const changeActions = ['UPDATE', 'ROLE_CHANGE', 'STATUS_CHANGE', 'PASSWORD_CHANGE'];

export interface ForeignChange {
  /** The latest change by another person since the page was opened. */
  change: FeedEntry | undefined;
  dismiss: () => void;
}

/**
 * Refetches cached data about a resource of the live feed (`users/<id>`, `roles/<role>`) when the
 * feed reports an activity on it, deletion included, unless the data is newer than the activity.
 * Returns the latest change by another person. Ignores changes without an author, which may be the
 * user's own.
 */
export function useLiveResource(resource: string, depends: (key: QueryKey) => boolean): ForeignChange {
  const client = useQueryClient();
  const { id: ownId } = useCurrentUser();
  const [openedAt] = useState(() => Date.now());
  const [change, setChange] = useState<FeedEntry>();
  const [dismissed, setDismissed] = useState<FeedEntry>();
  const entries = useRealtime().feed.filter((entry) => entry.resource === resource);
  const changedAt = entries[0]?.receivedAt;
  const refetch = useEffectEvent((at: number) =>
    client.invalidateQueries({
      predicate: ({ queryKey, state }) => depends(queryKey) && (state.dataUpdatedAt || openedAt) <= at,
    }),
  );
  useEffect(() => {
    if (changedAt !== undefined) void refetch(changedAt);
  }, [changedAt, resource]);

  const latest = entries.find(
    (entry) =>
      entry.receivedAt >= openedAt &&
      changeActions.includes(entry.action) &&
      entry.userId !== undefined &&
      entry.userId !== ownId,
  );
  // A change is kept in the state, because the feed contains only the last ten activities of all users.
  if (latest !== undefined && latest.id !== change?.id) setChange(latest);
  return {
    change: change?.id === dismissed?.id ? undefined : change,
    dismiss: () => setDismissed(change),
  };
}
