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
  /** Version of `base`; undefined if the server sends none. */
  baseVersion: string | undefined;
}

/** Returns the permissions from which an editor starts, given the saved ones. */
export type GetStartingPermissions = (saved: PermissionMap) => PermissionMap;

/**
 * Sends changed flags by `PUT /users/{id}/permissions` (§7), based on a version of the user (If-Match); the server merges them.
 * Rejects with code `STALE` if the permissions have changed since that version.
 */
export function putPermissions(
  client: QueryClient,
  userId: string,
  { changes, base, baseVersion, startFrom }: PermissionsUpdate & { startFrom: GetStartingPermissions },
) {
  const path = `/users/${encodeURIComponent(userId)}/permissions`;
  return saveOnVersion({
    baseVersion,
    save: (version) => putJson(path, doneResponseSchema, { permissions: changes }, ifMatch(version)),
    findCompatibleVersion: async () => {
      const latest = await client.query({ ...userPreferencesQueryOptions(userId), staleTime: 0 });
      return samePermissions(startFrom(latest.permissions), base) ? latest.updatedAt : undefined;
    },
  });
}

/**
 * Saves changed flags of a user. The module guard reads the same cache, so a change to the signed-in user's own permissions takes
 * effect at once.
 */
export function useSavePermissions(userId: string, startFrom: GetStartingPermissions) {
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
