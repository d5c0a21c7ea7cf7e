import { seenVersionHeader } from '@escale/contracts';
import type { IncomingHttpHeaders } from 'node:http';
import type { UserRow } from '../db/user-row';
import { RequestError } from '../errors';
import { messages } from '../messages/fr';

/**
 * Throws 409 `STALE` when the account has changed since the version in If-Match; without the header it does nothing.
 */
export function assertCurrentVersion({ updatedAt }: UserRow, headers: IncomingHttpHeaders): void {
  const seen = headers[seenVersionHeader];
  if (seen === undefined || seen === '*') return;
  const version = seen.replace(/^W\//, '').replaceAll('"', '');
  if (version !== updatedAt.toISOString()) throw new RequestError(409, 'STALE', messages.users.stale);
}
