import { isApiError, userPreferencesQueryOptions, userQueryOptions } from '@escale/api-client';
import { effectivePermissionMap, type PermissionMap, type Role, type User } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { putUser } from '../../../api/update-user';
import {
  hasChoice,
  withChoices,
  type ChangedPerson,
  type ManyContext,
  type ReadRights,
} from '../model/many-rights';
import { changesOf, samePermissions } from '../model/rebase-permissions';
import { putPermissions } from './save-permissions';

const isStale = (error: unknown) => isApiError(error) && error.code === 'STALE';

/** Returns a user's current rights. */
export async function readRights(client: QueryClient, userId: string): Promise<ReadRights> {
  const { permissions, updatedAt } = await client.query({
    ...userPreferencesQueryOptions(userId),
    staleTime: 0,
    retry: false,
    meta: { toast: 'none' },
  });
  return { saved: permissions, version: updatedAt };
}

/** Saves a role on the version shown in the summary, or not at all, since a role replaces all rights. */
async function saveRole(client: QueryClient, user: User, role: Role, seen: string): Promise<void> {
  try {
    await putUser(client, { userId: user.id, changes: { role }, seen, isUnaffectedBy: () => false });
  } catch (error) {
    if (!isStale(error)) throw error;
    // The answer to an earlier attempt may have been lost.
    const latest = await client.query({ ...userQueryOptions(user.id), staleTime: 0 });
    if (latest.role !== role) throw error;
  }
}

/**
 * Saves the planned changes of a user, role first, each on the version that was read. Rejects with code `STALE` if another person
 * has changed the rights since. Calls `onRole` once the role is saved.
 */
export async function saveChoices(
  client: QueryClient,
  context: Pick<ManyContext, 'rows' | 'choices' | 'defaults'>,
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
  const { saved, version } = role === undefined ? rights : await readRights(client, user.id);
  const base = startFrom(saved);
  const map = withChoices(context, base);
  if (samePermissions(base, map)) return;
  try {
    const changes = changesOf({ base, map }, saved);
    await putPermissions(client, user.id, { changes, base, seen: version, startFrom });
  } catch (error) {
    if (!isStale(error)) throw error;
    const latest = startFrom((await readRights(client, user.id)).saved);
    if (!samePermissions(latest, withChoices(context, latest))) throw error;
  }
}
