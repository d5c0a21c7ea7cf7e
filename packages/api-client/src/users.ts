import type { User } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { apiClient } from './client';
import { checkUsers, keepUnchanged } from './user-rows';

const path = '/users';
const notModified = 304;

/** Version of each list that has been fetched, as the server's ETag. A list changed in place of it has none. */
const versions = new WeakMap<User[], string>();

function setVersion(users: User[], version: string | undefined): User[] {
  if (version === undefined) versions.delete(users);
  else versions.set(users, version);
  return users;
}

function readUsers(body: unknown): User[] {
  const rows = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  try {
    if (Array.isArray(rows)) return checkUsers(rows);
  } catch (cause) {
    throw new ApiError({ kind: 'invalid-response', status: 200, path, cause });
  }
  throw new ApiError({ kind: 'invalid-response', status: 200, path });
}

/** A header of its own makes the browser hand the 304 over instead of a copy of the list to read again. */
async function fetchUsers(known: User[] | undefined, signal: AbortSignal): Promise<User[]> {
  const version = known && versions.get(known);
  const { data, status, headers } = await apiClient.get<unknown>(path, {
    signal,
    ...(version !== undefined && {
      headers: { 'If-None-Match': version },
      validateStatus: (code) => code === notModified || (code >= 200 && code < 300),
    }),
  });
  if (status === notModified && known !== undefined) return known;
  const etag: unknown = headers.etag;
  return setVersion(readUsers(data), typeof etag === 'string' ? etag : undefined);
}

function shareUsers(previous: unknown, next: unknown): User[] {
  const users = next as User[];
  if (previous === undefined || previous === next) return users;
  return setVersion(keepUnchanged(previous as User[], users), versions.get(users));
}

/**
 * `GET /users` (§7), key `['users']`: the list, fresh for 5 minutes. A refetch asks whether the list has changed since
 * (If-None-Match); an unchanged list costs a 304 without a body and keeps its identity, and so does each unchanged user
 * of a changed one. Rejects with an `ApiError`.
 */
export function usersQueryOptions() {
  return queryOptions({
    queryKey: ['users'],
    queryFn: ({ client, signal }) => fetchUsers(client.getQueryData<User[]>(['users']), signal),
    structuralSharing: shareUsers,
  });
}
