import { seenVersionHeader } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import type { IncomingHttpHeaders } from 'node:http';
import type { Database } from '../db/client';
import { users } from '../db/schema';
import type { UserRow } from '../db/user-row';
import { RequestError, notFound } from '../errors';
import type { Caller, RequestContext } from '../http/request-context';
import { sentences } from '../messages/sentences';
import type { ActingUser } from '../rights/actor';
import { nextVersionOf } from './changed-columns';
import { lockUsers } from './lock-users';
import { assertAllowed } from './rules';

/** A change of one account, within its transaction. */
export interface Change {
  tx: Database;
  caller: Caller;
  /** The time of the change, and the new version of the account: later than its present version. */
  now: Date;
  actor: ActingUser;
  target: UserRow;
  activeSuperAdmins: ReadonlySet<string>;
}

/**
 * Changes one account in one transaction. Throws unless the rights of the actor, read in the same
 * transaction, allow `action`.
 */
export function changeUser<Body, Result>(
  action: 'edit' | 'editProfile',
  {
    services: { db, clock, rights },
    actor,
    params: { id },
    caller,
  }: RequestContext<'signed-in', Body, { id: string }>,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const { targets, ...locked } = await lockUsers(tx, rights, actor.user.id, [id]);
    const target = targets.get(id);
    if (target === undefined) throw notFound(sentences.userNotFound);
    assertAllowed(action, locked.actor, target, locked.activeSuperAdmins);
    return work({ tx, caller, now: nextVersionOf(target, clock()), target, ...locked });
  });
}

/**
 * Throws a 409 `STALE` if the account has changed since the version in `If-Match`. Does nothing
 * without that header, or if it is `*`.
 */
export function assertCurrentVersion({ updatedAt }: UserRow, headers: IncomingHttpHeaders): void {
  const seen = headers[seenVersionHeader];
  if (seen === undefined || seen === '*') return;
  const version = seen.replace(/^W\//, '').replaceAll('"', '');
  if (version !== updatedAt.toISOString()) throw new RequestError(409, 'STALE', sentences.users.stale);
}

/** Returns the given values that differ from the present ones. */
export function differences<T extends object>(
  present: T,
  given: { [Name in keyof T]?: T[Name] | undefined },
): Partial<T> {
  const changed = Object.entries(given).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(present[name as keyof T]) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed) as Partial<T>;
}

/** Writes the changed columns with a new version, and returns the resulting account. */
export async function saveUser({ tx, now, target }: Change, changes: Partial<UserRow>): Promise<UserRow> {
  const updated = { ...changes, updatedAt: now };
  await tx.update(users).set(updated).where(eq(users.id, target.id));
  return { ...target, ...updated };
}
