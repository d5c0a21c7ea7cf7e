import { userQueryOptions } from '@escale/api-client';
import { useCurrentUser } from '@escale/auth';
import { useRealtime, type FeedEntry } from '@escale/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What counts as a change of the page; a sign-in does not. */
const changes = ['UPDATE', 'ROLE_CHANGE', 'STATUS_CHANGE', 'PASSWORD_CHANGE'];

export interface ForeignChange {
  /** The latest change by somebody else since the page was opened. */
  change: FeedEntry | undefined;
  dismiss: () => void;
}

/**
 * Refetches what is cached about a user when the live feed reports a change of them, deletion included. What has been
 * fetched since, or is being fetched for the page that opens, is left alone. Returns the change if somebody else made it;
 * a change without an author could be one's own.
 */
export function useLiveUser(userId: string): ForeignChange {
  const client = useQueryClient();
  const { id: ownId } = useCurrentUser();
  const [openedAt] = useState(() => Date.now());
  const [change, setChange] = useState<FeedEntry>();
  const [dismissed, setDismissed] = useState<FeedEntry>();
  const entries = useRealtime().feed.filter(({ resource }) => resource === `users/${userId}`);
  const changedAt = entries[0]?.receivedAt;
  useEffect(() => {
    if (changedAt === undefined) return;
    void client.invalidateQueries({
      queryKey: userQueryOptions(userId).queryKey,
      predicate: ({ state }) => (state.dataUpdatedAt || openedAt) <= changedAt,
    });
  }, [client, changedAt, openedAt, userId]);

  const latest = entries.find(
    (entry) =>
      entry.receivedAt >= openedAt &&
      changes.includes(entry.action) &&
      entry.userId !== undefined &&
      entry.userId !== ownId,
  );
  // The feed keeps the last activities of everybody: a change leaves it while the page still says it.
  if (latest !== undefined && latest.id !== change?.id) setChange(latest);
  return {
    change: change?.id === dismissed?.id ? undefined : change,
    dismiss: () => setDismissed(change),
  };
}
