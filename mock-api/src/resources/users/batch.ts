import type { BulkAction, UserStatus } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services';
import { among } from '../../db/among';
import type { Database } from '../../db/client';
import { auditLogs, users } from '../../db/schema';
import type { UserRow } from '../../db/user-row';
import { notFound, RequestError } from '../../http/errors';
import type { Actor, Caller } from '../../http/request-context';
import { messages } from '../../messages/fr';
import { endPasswordLinks } from '../auth/password-links';
import { recordChanges, statusColumns } from './change-user';
import { notifyOwners } from './notify-owner';
import { revokeAccess } from './revoke-access';
import { lockUsers, type LockedUsers } from './locked-users';
import { assertAllowed } from './rules';

export interface BulkContext {
  services: Services;
  actor: Actor;
  caller: Caller;
  request: Pick<FastifyRequest, 'log'>;
}

/** The accounts of a batch that must not be changed, each with its error. */
export type Refusals = Map<string, RequestError>;

/** Applies one action to several accounts in one transaction; each is checked separately. */
export async function changeBatch(
  { services, actor, caller, request }: BulkContext,
  action: BulkAction,
  ids: string[],
): Promise<Refusals> {
  const { db, clock } = services;
  const { refusals, changed } = await db.transaction(async (tx) => {
    const locked = await lockUsers(tx, actor.user.id, ids);
    const { allowed, refusals } = checkRules(locked, action, ids);
    const changed = allowed.filter((target) => action === 'delete' || target.status !== statusAfter(action));
    if (changed.length > 0) await apply(tx, clock(), { caller, actor: locked.actor }, action, changed);
    return { refusals, changed };
  });
  if (action !== 'delete') {
    const status: UserStatus = statusAfter(action);
    const changes = changed.map((before) => ({ before, after: { ...before, status } }));
    await notifyOwners(services, request.log, actor.user.id, changes);
  }
  return refusals;
}

function checkRules({ actor, targets, activeSuperAdmins }: LockedUsers, action: BulkAction, ids: string[]) {
  const allowed: UserRow[] = [];
  const refusals: Refusals = new Map();
  for (const id of ids) {
    try {
      const target = targets.get(id);
      if (target === undefined) throw notFound(messages.userNotFound);
      assertAllowed(action, actor, target, activeSuperAdmins);
      activeSuperAdmins.delete(action === 'activate' ? '' : id);
      allowed.push(target);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      refusals.set(id, error);
    }
  }
  return { allowed, refusals };
}

const statusAfter = (action: Exclude<BulkAction, 'delete'>) =>
  action === 'activate' ? 'ACTIVE' : 'INACTIVE';

async function apply(
  tx: Database,
  now: Date,
  by: { caller: Caller; actor: UserRow },
  action: BulkAction,
  targets: UserRow[],
): Promise<void> {
  const ids = targets.map(({ id }) => id);
  if (action === 'delete') return remove(tx, now, by, targets);
  const status = statusAfter(action);
  const updatedAt = sql`greatest(${now.toISOString()}::timestamptz, ${users.updatedAt} + interval '1 millisecond')`;
  await tx
    .update(users)
    .set({ ...statusColumns(status, now), updatedAt })
    .where(among(users.id, ids));
  await endPasswordLinks(tx, ids);
  if (action === 'deactivate') await revokeAccess(tx, now, ids, 'DEACTIVATED');
  await recordChanges(
    { tx, now, ...by },
    'STATUS_CHANGE',
    targets.map((target) => ({
      target,
      metadata: { before: { status: target.status }, after: { status } },
    })),
  );
}

/** Keeps the names of the accounts in their audit log entries. */
async function remove(
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
    .where(sql`${users.id} = ${auditLogs.userId} and ${among(users.id, ids)}`);
  await tx.delete(users).where(among(users.id, ids));
  await recordChanges(
    { tx, now, ...by },
    'DELETE',
    targets.map((target) => ({ target, metadata: { before: lastState(target) } })),
  );
}

function lastState({ email, username, firstName, lastName, role, status }: UserRow) {
  return { email, username, firstName, lastName, role, status };
}
