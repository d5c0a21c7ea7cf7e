import { isApiError, userPreferencesQueryOptions, userQueryOptions } from '@escale/api-client';
import { effectivePermissionMap, type PermissionMap, type Role, type User } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { putUser } from '../../../api/update-user';
import {
  hasChoice,
  applyChoices,
  type ChangedPerson,
  type BulkRightsContext,
  type SavedRights,
} from '../model/bulk-rights';
import { changesOf, samePermissions } from '../model/rebase-permissions';
import { putPermissions } from './save-permissions';

const isStale = (error: unknown) => isApiError(error) && error.code === 'STALE';

/** Fetches the saved rights of a user, with their version. */
export async function fetchSavedRights(client: QueryClient, userId: string): Promise<SavedRights> {
  const { permissions, updatedAt } = await client.query({
    ...userPreferencesQueryOptions(userId),
    staleTime: 0,
    retry: false,
    meta: { toast: 'none' },
  });
  return { saved: permissions, version: updatedAt };
}

/**
 * Saves the role of a user; the server then replaces all rights of the user. Rejects if the user
 * has changed since the summary was shown, unless the user already has the role.
 */
async function saveRole(client: QueryClient, user: User, role: Role, baseVersion: string): Promise<void> {
  try {
    await putUser(client, { userId: user.id, changes: { role }, baseVersion, isUnaffectedBy: () => false });
  } catch (error) {
    if (!isStale(error)) throw error;
    // An earlier attempt may have saved the role although its answer was lost.
    const latest = await client.query({ ...userQueryOptions(user.id), staleTime: 0 });
    if (latest.role !== role) throw error;
  }
}

/**
 * Saves the planned role of a user, if any, then the planned rights. Rejects with code `STALE` if
 * another person has meanwhile edited the user (when saving the role) or the user's rights (when
 * saving the rights), unless the result is already the planned one. Calls `onRole` once the role is
 * saved.
 */
export async function saveChoices(
  client: QueryClient,
  context: Pick<BulkRightsContext, 'rows' | 'choices' | 'defaults'>,
  { user, role, rights }: ChangedPerson,
  onRole: () => void,
): Promise<void> {
  if (role !== undefined) {
    await saveRole(client, user, role, rights.version ?? user.updatedAt);
    onRole();
    if (!hasChoice({ rights: context.choices.rights })) return;
  }
  const startFrom = (saved: PermissionMap) =>
    effectivePermissionMap(role ?? user.role, saved, context.defaults);
  const { saved, version } = role === undefined ? rights : await fetchSavedRights(client, user.id);
  const base = startFrom(saved);
  const map = applyChoices(context, base);
  if (samePermissions(base, map)) return;
  try {
    const changes = changesOf({ base, map }, saved);
    await putPermissions(client, user.id, { changes, base, baseVersion: version, startFrom });
  } catch (error) {
    if (!isStale(error)) throw error;
    const latest = startFrom((await fetchSavedRights(client, user.id)).saved);
    if (!samePermissions(latest, applyChoices(context, latest))) throw error;
  }
}
