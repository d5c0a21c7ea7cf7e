import {
  fullName,
  isActiveSuperAdmin,
  seenVersionHeader,
  type AuditAction,
  type Role,
  type UserStatus,
} from '@escale/contracts';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { IncomingHttpHeaders } from 'node:http';
import type { ActingUser } from '../rights/actor';
import { addMs } from '../clock';
import type { Database } from '../db/client';
import { users } from '../db/schema';
import { whereActiveSuperAdmin, type UserRow } from '../db/user-row';
import { RequestError, notFound, unauthenticated } from '../errors';
import type { Caller, RequestContext } from '../http/request-context';
import { messages } from '../messages/fr';
import { recordAudits } from '../audit/record';
import { assertAllowed } from './rules';
import { among } from '../db/among';
import type { RightsStore } from '../rights/rights-store';
import { changedPermissions, fullPermissions } from '../rights/permissions';
import type { RoleRights } from '../rights/role-rights';

/** A change of one account, inside its transaction. */
export interface Change {
  tx: Database;
  caller: Caller;
  /** Later than every earlier version of the account. */
  now: Date;
  actor: ActingUser;
  target: UserRow;
  activeSuperAdmins: ReadonlySet<string>;
}

/** Changes one account in one transaction, if the rights that the actor holds in it allow `action`. */
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
    const locked = await lockUsers(tx, rights, actor.user.id, [id]);
    const target = locked.targets.get(id);
    if (target === undefined) throw notFound(messages.userNotFound);
    assertAllowed(action, locked.actor, target, locked.activeSuperAdmins);
    const now = new Date(Math.max(clock().getTime(), addMs(target.updatedAt, 1).getTime()));
    return work({
      tx,
      caller,
      now,
      actor: locked.actor,
      target,
      activeSuperAdmins: locked.activeSuperAdmins,
    });
  });
}

/** Writes the changed columns, with the next version. */
export async function saveUser({ tx, now, target }: Change, changes: Partial<UserRow>): Promise<UserRow> {
  const updated = { ...changes, updatedAt: now };
  await tx.update(users).set(updated).where(eq(users.id, target.id));
  return { ...target, ...updated };
}

/** The columns of a status that an administrator sets. */
export const statusColumns = (status: UserStatus, now: Date) => ({
  status,
  deactivatedAt: status === 'INACTIVE' ? now : null,
});

/** Address of an account in the audit log. */
export const auditResource = (id: string) => `users/${id}`;

type Author = Omit<Change, 'target' | 'activeSuperAdmins' | 'actor'> & { actor: UserRow };

/** Writes one audit log entry: actor, action, account, values before and after. */
export async function recordChange(
  { target, ...author }: Author & Pick<Change, 'target'>,
  action: AuditAction,
  metadata: Record<string, unknown> = {},
): Promise<void> {
  await recordChanges(author, action, [{ target, metadata }]);
}

/** The same for several accounts. */
export async function recordChanges(
  { tx, now, caller, actor }: Author,
  action: AuditAction,
  changes: { target: UserRow; metadata: Record<string, unknown> }[],
): Promise<void> {
  const entries = changes.map(({ target, metadata }) => ({
    action,
    resource: auditResource(target.id),
    userId: actor.id,
    metadata: { name: fullName(target), ...metadata },
  }));
  await recordAudits(tx, now, caller, entries);
}

export interface LockedUsers {
  /** The current state of the caller and of the rights: other calls may have changed them. */
  actor: ActingUser;
  targets: Map<string, UserRow>;
  /** Active super administrators. */
  activeSuperAdmins: Set<string>;
}

const isActive = (row: UserRow) =>
  isActiveSuperAdmin({ ...row, invitationPending: row.activatedAt === null });

/**
 * Locks the accounts of a change, its author and the super administrators until the transaction ends, and with the latter the
 * rights of the roles: who changes those locks them too.
 */
export async function lockUsers(
  tx: Database,
  rights: RightsStore,
  actorId: string,
  ids: string[],
): Promise<LockedUsers> {
  const rows = await tx
    .select()
    .from(users)
    .where(or(among(users.id, [actorId, ...ids]), whereActiveSuperAdmin))
    .orderBy(asc(users.id))
    .for('no key update');
  const known = new Map(rows.map((row) => [row.id, row]));
  const actor = known.get(actorId);
  if (actor?.status !== 'ACTIVE') throw unauthenticated();
  const activeSuperAdmins = rows.filter(isActive);
  const targets = ids.flatMap((id) => known.get(id) ?? []).map((row) => [row.id, row] as const);
  return {
    actor: { ...actor, rights: await rights.current(tx) },
    targets: new Map(targets),
    activeSuperAdmins: new Set(activeSuperAdmins.map(({ id }) => id)),
  };
}

/**
 * Throws 409 `STALE` when the account has changed since the version in If-Match; without the header it does nothing.
 */
export function assertCurrentVersion({ updatedAt }: UserRow, headers: IncomingHttpHeaders): void {
  const seen = headers[seenVersionHeader];
  if (seen === undefined || seen === '*') return;
  const version = seen.replace(/^W\//, '').replaceAll('"', '');
  if (version !== updatedAt.toISOString()) throw new RequestError(409, 'STALE', messages.users.stale);
}

/** The given values that differ from the present ones. */
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

/** Audit metadata of a change: the changed fields before and after. */
export function beforeAndAfter<T extends object>(present: T, changes: Partial<T>) {
  const names = Object.keys(changes) as (keyof T)[];
  return { before: Object.fromEntries(names.map((name) => [name, present[name]])), after: changes };
}

/** What a change of role does, for the audit log. */
export function roleChange(rights: RoleRights, before: UserRow, after: UserRow) {
  const permissions = changedPermissions(fullPermissions(rights, before), fullPermissions(rights, after));
  return {
    before: { role: before.role, permissions: permissions.before },
    after: { role: after.role, permissions: permissions.after },
  };
}

/**
 * The columns of a new role. The account has what the role gives and nothing else: entries of its own, of whichever module, were
 * given to the holder of the former role.
 */
export const roleColumns = (role: Role) => ({ role, permissions: {} });

/** The account with a new role. */
export const withRole = (user: UserRow, role: Role): UserRow => ({ ...user, ...roleColumns(role) });

/** The time of a change of several accounts: later than the version that each has. */
export const nextVersion = (now: Date) =>
  sql`greatest(${now.toISOString()}::timestamptz, ${users.updatedAt} + interval '1 millisecond')`;
