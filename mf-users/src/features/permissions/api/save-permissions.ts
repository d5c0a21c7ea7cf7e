import { putJson, refreshUsers, userPreferencesQueryOptions } from '@escale/api-client';
import { doneResponseSchema, type PermissionMap } from '@escale/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ifMatch, saveOnVersion } from '../../../api/save-on-version';
import { messages } from '../../../messages/catalogue';
import { failureLine } from '../../../messages/failure-line';
import { samePermissions, withChanges, type PermissionChanges } from '../model/rebase-permissions';

export interface PermissionsUpdate {
  changes: PermissionChanges;
  /** The permissions on which the changes are based. */
  base: PermissionMap;
  /** Version of `base`; a server need not send one. */
  seen: string | undefined;
}

/** Returns the basis of further changes after a save. */
export type StartFrom = (saved: PermissionMap) => PermissionMap;

/**
 * Sends changed flags by `PUT /users/{id}/permissions` (§7), which the server merges, on a version of the user (If-Match); rejects
 * with code `STALE` if the permissions have changed since.
 */
export function putPermissions(
  client: QueryClient,
  userId: string,
  { changes, base, seen, startFrom }: PermissionsUpdate & { startFrom: StartFrom },
) {
  const path = `/users/${encodeURIComponent(userId)}/permissions`;
  return saveOnVersion({
    seen,
    save: (version) => putJson(path, doneResponseSchema, { permissions: changes }, ifMatch(version)),
    findCompatibleVersion: async () => {
      const latest = await client.query({ ...userPreferencesQueryOptions(userId), staleTime: 0 });
      return samePermissions(startFrom(latest.permissions), base) ? latest.updatedAt : undefined;
    },
  });
}

/**
 * Saves changed flags of a user. The module guard reads the same cache: a change to the user's own permissions takes effect at
 * once.
 */
export function useSavePermissions(userId: string, startFrom: StartFrom) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (update: PermissionsUpdate) => putPermissions(client, userId, { ...update, startFrom }),
    onSuccess: (_done, { changes }) => {
      client.setQueryData(
        userPreferencesQueryOptions(userId).queryKey,
        (known) => known && { ...known, permissions: withChanges(known.permissions, changes) },
      );
      void refreshUsers(client, [userId]);
    },
    meta: { failure: (error) => failureLine(error, messages().permissions.failed) },
  });
}
