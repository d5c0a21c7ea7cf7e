import {
  isApiError,
  patchCachedUser,
  postJson,
  refreshUsers,
  sessionSignal,
  usersQueryOptions,
} from '@escale/api-client';
import { bulkActionResponseSchema, displayedStatus, type User, type UserStatus } from '@escale/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { putUser } from '../../../api/update-user';
import { splitIntoCalls, usersPerCall } from '../model/split-into-calls';
import { endUndoProgress, reportUndo, showUndoProgress } from '../model/report-undo';

/** A changed status, with all the data needed to restore it. */
export interface ChangedStatus {
  /** The user after the change; the undo is based on this version. */
  changed: User;
  before: UserStatus;
}

type ChangedStatuses = readonly ChangedStatus[];

/** The bulk action that restores each status; no bulk action suspends users. */
const restoringActions = { ACTIVE: 'activate', INACTIVE: 'deactivate', SUSPENDED: null } as const;

const usersOf = (changes: ChangedStatuses) => changes.map(({ changed }) => changed);

/**
 * Splits the changes into the calls that undo them. One call restores up to `usersPerCall` users to
 * the same former status. A user who was SUSPENDED needs a separate call.
 */
function splitByCall(changes: ChangedStatuses): ChangedStatuses[] {
  return (['ACTIVE', 'INACTIVE', 'SUSPENDED'] as const).flatMap((status) =>
    splitIntoCalls(
      changes.filter(({ before }) => before === status),
      restoringActions[status] === null ? 1 : usersPerCall,
    ),
  );
}

/** Restores one status, based on the version that the change produced. */
async function restoreStatus(client: QueryClient, { changed, before }: ChangedStatus): Promise<void> {
  const user = await putUser(client, {
    userId: changed.id,
    changes: { status: before },
    baseVersion: changed.updatedAt,
    isUnaffectedBy: () => false,
  });
  patchCachedUser(client, user.id, user);
}

/** Restores several statuses by one call; returns the users whose status it did not restore. */
async function restoreStatuses(client: QueryClient, changes: ChangedStatuses, status: 'ACTIVE' | 'INACTIVE') {
  const body = { action: restoringActions[status], userIds: usersOf(changes).map(({ id }) => id) };
  const { data } = await postJson('/users/bulk-action', bulkActionResponseSchema, body);
  if (data.errorCount === 0) return [];
  const named = new Set(data.errors.map(({ userId }) => userId));
  const now = await fetchUsersById(client);
  return usersOf(changes).filter(({ id }) =>
    named.size > 0 ? named.has(id) : now.get(id) !== undefined && now.get(id)?.status !== status,
  );
}

async function fetchUsersById(client: QueryClient) {
  const list = await client.query({ ...usersQueryOptions(), staleTime: 0 });
  return new Map(list.map((user) => [user.id, { ...user, status: displayedStatus(user.status) }]));
}

/**
 * Separates the users who have changed since. Fetches the list to find them, since a bulk call does
 * not compare versions. A single change needs no fetch: the call for one user compares the version.
 */
async function separateChangedSince(client: QueryClient, changes: ChangedStatuses) {
  if (changes.length === 1) return { current: changes, changedMeanwhile: [] };
  const now = await fetchUsersById(client);
  const isCurrent = ({ changed }: ChangedStatus) => now.get(changed.id)?.updatedAt === changed.updatedAt;
  return {
    current: changes.filter(isCurrent),
    changedMeanwhile: usersOf(changes.filter((change) => !isCurrent(change))),
  };
}

const isConflict = (error: unknown) =>
  isApiError(error) && (error.code === 'STALE' || error.kind === 'not-found');

/**
 * Restores the statuses of one call; returns the users who have changed since, and those whom the server refused. Throws an error
 * that would stop the other calls as well.
 */
async function restoreInOneCall(client: QueryClient, part: ChangedStatuses) {
  const [first, ...others] = part;
  if (first === undefined) throw new Error('a part of an undo has people');
  if (others.length > 0 && first.before !== 'SUSPENDED')
    return { changedMeanwhile: [], failed: await restoreStatuses(client, part, first.before) };
  try {
    await restoreStatus(client, first);
    return { changedMeanwhile: [], failed: [] };
  } catch (error) {
    if (isConflict(error)) return { changedMeanwhile: usersOf(part), failed: [] };
    if (!isApiError(error) || error.kind !== 'rejected') throw error;
    return { changedMeanwhile: [], failed: usersOf(part) };
  }
}

/**
 * Returns a function that restores statuses, except those of users who have changed since. The undo stops when the session ends,
 * when the user stops it, and at the first failure that is not the refusal of one user.
 */
export function useUndoStatuses(): (changes: ChangedStatuses) => Promise<void> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (part: ChangedStatuses) => restoreInOneCall(client, part),
    meta: { toast: 'none' },
  });

  return async (changes) => {
    const session = sessionSignal();
    const stop = new AbortController();
    const remaining = new Set(usersOf(changes));
    const undone: User[] = [];
    const changedMeanwhile: User[] = [];
    let fault: unknown;
    const settle = (users: readonly User[], outcome: User[]) => {
      outcome.push(...users);
      users.forEach((user) => remaining.delete(user));
    };
    try {
      const checked = await separateChangedSince(client, changes);
      settle(checked.changedMeanwhile, changedMeanwhile);
      const parts = splitByCall(checked.current);
      for (const part of parts) {
        const done = changes.length - remaining.size;
        if (parts.length > 1) showUndoProgress({ done, total: changes.length }, () => stop.abort());
        const result = await mutateAsync(part);
        settle(result.changedMeanwhile, changedMeanwhile);
        const failed = new Set([...result.changedMeanwhile, ...result.failed]);
        settle(
          usersOf(part).filter((user) => !failed.has(user)),
          undone,
        );
        if (stop.signal.aborted) break;
      }
    } catch (error) {
      fault = error;
    }
    endUndoProgress();
    if (session.aborted) return;
    reportUndo({ undone, changedMeanwhile, failed: [...remaining], stopped: stop.signal.aborted, fault });
    await refreshUsers(
      client,
      changes.map(({ changed }) => changed.id),
    );
  };
}
