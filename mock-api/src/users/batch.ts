import type { BulkAction, Role } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import type { ActingUser, Actor } from '../rights/actor';
import type { Services } from '../services';
import { idIn } from '../db/id-in';
import type { Database } from '../db/client';
import { auditLogs, users } from '../db/schema';
import type { UserRow } from '../db/user-row';
import { RequestError, forbidden, notFound } from '../errors';
import type { Caller } from '../http/request-context';
import { sentences } from '../messages/sentences';
import { nextVersion, roleColumns, statusColumns, withRole } from './changed-columns';
import { lockUsers, type LockedUsers } from './lock-users';
import { recordChanges, roleChange } from './record-change';
import { canDeleteUsers, canWriteUsers } from './policies';
import { assertAllowed, assertCanGrantRole } from './rules';
import { applyOrDeferEffects } from './status-holds';

export interface BulkContext {
  services: Services;
  actor: Actor;
  caller: Caller;
}

/** The change that is applied to each account. */
export interface BulkChange {
  action: BulkAction;
  /** The new role of a `changeRole`. */
  role?: Role | undefined;
}

/** True if the actor has the right to the action, whatever account it concerns. */
export const mayAct = (actor: Pick<Actor, 'user'>, action: BulkAction): boolean =>
  (action === 'delete' ? canDeleteUsers : canWriteUsers)(actor);

/** The accounts of a batch that must not be changed, each with its error. */
export type Refusals = Map<string, RequestError>;

/** Applies one action to several accounts in one transaction. Each account is checked separately. */
export async function changeBatch(
  { services, actor, caller }: BulkContext,
  change: BulkChange,
  ids: string[],
): Promise<Refusals> {
  const { db, clock, rights } = services;
  const { refusals, deliver } = await db.transaction(async (tx) => {
    const locked = await lockUsers(tx, rights, actor.user.id, ids);
    if (!mayAct({ user: locked.actor }, change.action)) throw forbidden();
    const { allowed, refusals } = checkRules(locked, change, ids);
    const changed = allowed.filter((target) => isChanged(target, accountAfter(target, change)));
    const now = clock();
    if (changed.length > 0) await applyChange(tx, now, { caller, actor: locked.actor }, change, changed);
    const changes = changed.flatMap((before) => {
      const left = accountAfter(before, change);
      return left === null ? [] : [{ before, after: { ...left, updatedAt: now } }];
    });
    const by = { actorId: actor.user.id, isBulk: true };
    return { refusals, deliver: await applyOrDeferEffects(tx, services, by, changes) };
  });
  deliver();
  return refusals;
}

function checkRules(
  { actor, targets, activeSuperAdmins }: LockedUsers,
  { action, role }: BulkChange,
  ids: string[],
) {
  const allowed: UserRow[] = [];
  const refusals: Refusals = new Map();
  for (const id of ids) {
    try {
      const target = targets.get(id);
      if (target === undefined) throw notFound(sentences.userNotFound);
      if (role !== undefined) assertCanGrantRole(actor, role);
      assertAllowed(action, actor, target, activeSuperAdmins);
      activeSuperAdmins.delete(action === 'activate' || role === 'SUPER_ADMIN' ? '' : id);
      allowed.push(target);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      refusals.set(id, error);
    }
  }
  return { allowed, refusals };
}

const statusAfter = (action: 'activate' | 'deactivate') => (action === 'activate' ? 'ACTIVE' : 'INACTIVE');

/** Returns the account after the change; null for a deletion. */
function accountAfter(user: UserRow, { action, role }: BulkChange): UserRow | null {
  if (action === 'delete') return null;
  if (action === 'changeRole') return role === undefined ? user : withRole(user, role);
  return { ...user, status: statusAfter(action) };
}

const isChanged = (before: UserRow, now: UserRow | null) =>
  before.status !== now?.status || before.role !== now.role;

async function applyChange(
  tx: Database,
  now: Date,
  by: { caller: Caller; actor: ActingUser },
  change: BulkChange,
  targets: UserRow[],
): Promise<void> {
  const ids = targets.map(({ id }) => id);
  const { action, role } = change;
  if (action === 'delete') return deleteAccounts(tx, now, by, targets);
  if (action === 'changeRole') return role && giveRole(tx, now, by, role, targets);
  const status = statusAfter(action);
  await tx
    .update(users)
    .set({ ...statusColumns(status, now), updatedAt: nextVersion(now) })
    .where(idIn(users.id, ids));
  await recordChanges(
    { tx, now, ...by },
    'STATUS_CHANGE',
    targets.map((target) => ({
      target,
      metadata: { before: { status: target.status }, after: { status } },
    })),
  );
}

async function giveRole(
  tx: Database,
  now: Date,
  by: { caller: Caller; actor: ActingUser },
  role: Role,
  targets: UserRow[],
): Promise<void> {
  const ids = targets.map(({ id }) => id);
  await tx
    .update(users)
    .set({ ...roleColumns(role), updatedAt: nextVersion(now) })
    .where(idIn(users.id, ids));
  await recordChanges(
    { tx, now, ...by },
    'ROLE_CHANGE',
    targets.map((target) => ({
      target,
      metadata: roleChange(by.actor.rights, target, withRole(target, role)),
    })),
  );
}

/**
 * Deletes the accounts. Beforehand, stores the names of each account in the audit log entries that
 * this account wrote.
 */
async function deleteAccounts(
  tx: Database,
  now: Date,
  by: { caller: Caller; actor: UserRow },
  targets: UserRow[],
): Promise<void> {
  const ids = targets.map(({ id }) => id);
  const account = sql`jsonb_build_object('email', ${users.email}, 'firstName', ${users.firstName}, 'lastName', ${users.lastName})`;
  await tx
    .update(auditLogs)
    .set({ metadata: sql`${auditLogs.metadata} || jsonb_build_object('account', ${account})` })
    .from(users)
    .where(sql`${users.id} = ${auditLogs.userId} and ${idIn(users.id, ids)}`);
  await tx.delete(users).where(idIn(users.id, ids));
  await recordChanges(
    { tx, now, ...by },
    'DELETE',
    targets.map((target) => ({ target, metadata: { before: lastState(target) } })),
  );
}

function lastState({ email, username, firstName, lastName, role, status }: UserRow) {
  return { email, username, firstName, lastName, role, status };
}
