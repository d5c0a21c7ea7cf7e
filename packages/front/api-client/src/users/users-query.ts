import { validateUsers, type User } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api-error';
import { apiClient } from '../client';
import { keepUnchanged } from './keep-unchanged';
import { userKeys } from './user-keys';

const usersPath = '/users';
const notModified = 304;

/** The server's ETag of each fetched list. A list that was edited in the cache is another array, without an ETag. */
const etags = new WeakMap<User[], string>();

function setEtag(users: User[], version: string | undefined): User[] {
  if (version === undefined) etags.delete(users);
  else etags.set(users, version);
  return users;
}

function parseUsers(body: unknown): User[] {
  const rows = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  try {
    if (Array.isArray(rows)) return validateUsers(rows);
  } catch (cause) {
    throw new ApiError({ kind: 'invalid-response', status: 200, path: usersPath, cause });
  }
  throw new ApiError({ kind: 'invalid-response', status: 200, path: usersPath });
}

/**
 * Fetches the list; returns `cached` if the list is unchanged. With an explicit If-None-Match, the
 * browser passes the 304 on instead of its cached copy, which would have to be parsed again.
 */
async function fetchUsers(cached: User[] | undefined, signal: AbortSignal): Promise<User[]> {
  const version = cached && etags.get(cached);
  const { data, status, headers } = await apiClient.get<unknown>(usersPath, {
    signal,
    ...(version !== undefined && {
      headers: { 'If-None-Match': version },
      validateStatus: (code) => code === notModified || (code >= 200 && code < 300),
    }),
  });
  if (status === notModified && cached !== undefined) return cached;
  const etag: unknown = headers.etag;
  return setEtag(parseUsers(data), typeof etag === 'string' ? etag : undefined);
}

function shareUnchangedUsers(previous: unknown, next: unknown): User[] {
  const users = next as User[];
  if (previous === undefined || previous === next) return users;
  return setEtag(keepUnchanged(previous as User[], users), etags.get(users));
}

/**
 * Returns the query of `GET /users` (§7): the list, fresh for 5 minutes. A refetch is conditional
 * (If-None-Match): for an unchanged list, the server answers 304 without a body, and the data stays
 * the same object. In a changed list, each unchanged user stays the same object. Fails with an
 * `ApiError`.
 */
export function usersQueryOptions() {
  return queryOptions({
    queryKey: userKeys.list,
    queryFn: ({ client, signal }) => fetchUsers(client.getQueryData<User[]>(userKeys.list), signal),
    structuralSharing: shareUnchangedUsers,
  });
}
