import type { BulkAction } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Database } from '../../db/client';
import { auditLogs, users } from '../../db/schema';
import type { Actor, Caller } from '../../http/call';
import { notFound, RequestError } from '../../http/errors';
import { messages } from '../../messages/fr';
import type { Services } from '../../services';
import { recordChanges } from './change-user';
import { endAccess } from './end-access';
import { lockUsers, type LockedUsers } from './locked-users';
import { checkReach, checkRemoval } from './rules';
import type { UserRow } from './user-row';

export interface BulkCall {
  services: Services;
  actor: Actor;
  caller: Caller;
}

/** The accounts of a batch that may not be changed, each with its refusal. */
export type Refusals = Map<string, RequestError>;

/** Does one thing to several accounts in one transaction; each is judged on its own. */
export function changeBatch(
  { services: { db, clock }, actor, caller }: BulkCall,
  action: BulkAction,
  ids: string[],
): Promise<Refusals> {
  return db.transaction(async (inside) => {
    const locked = await lockUsers(inside, actor.user.id, ids);
    const { allowed, refusals } = judge(locked, action, ids);
    const changed = allowed.filter((target) => action === 'delete' || target.status !== statusAfter(action));
    if (changed.length > 0) await apply(inside, clock(), { caller, actor: locked.actor }, action, changed);
    return refusals;
  });
}

function judge({ actor, targets, chiefs }: LockedUsers, action: BulkAction, ids: string[]) {
  const allowed: UserRow[] = [];
  const refusals: Refusals = new Map();
  for (const id of ids) {
    try {
      const target = targets.get(id);
      if (target === undefined) throw notFound(messages.userNotFound);
      checkReach(actor, target);
      if (action !== 'activate')
        checkRemoval(actor, target, chiefs, action === 'delete' ? 'ownDeletion' : 'ownStatus');
      chiefs.delete(action === 'activate' ? '' : id);
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
  inside: Database,
  now: Date,
  by: { caller: Caller; actor: UserRow },
  action: BulkAction,
  targets: UserRow[],
): Promise<void> {
  const ids = targets.map(({ id }) => id);
  if (action === 'delete') return remove(inside, now, by, targets);
  const status = statusAfter(action);
  const updatedAt = sql`greatest(${now.toISOString()}::timestamptz, ${users.updatedAt} + interval '1 millisecond')`;
  await inside.update(users).set({ status, updatedAt }).where(among(users.id, ids));
  if (action === 'deactivate') await endAccess(inside, now, ids, 'DEACTIVATED');
  await recordChanges(
    { inside, now, ...by },
    'STATUS_CHANGE',
    targets.map((target) => ({
      target,
      metadata: { before: { status: target.status }, after: { status } },
    })),
  );
}

/** What the accounts did stays readable: their entries keep whose they were. */
async function remove(
  inside: Database,
  now: Date,
  by: { caller: Caller; actor: UserRow },
  targets: UserRow[],
): Promise<void> {
  const ids = targets.map(({ id }) => id);
  const account = sql`jsonb_build_object('email', ${users.email}, 'firstName', ${users.firstName}, 'lastName', ${users.lastName})`;
  await inside
    .update(auditLogs)
    .set({ metadata: sql`${auditLogs.metadata} || jsonb_build_object('account', ${account})` })
    .from(users)
    .where(sql`${users.id} = ${auditLogs.userId} and ${among(users.id, ids)}`);
  await inside.delete(users).where(among(users.id, ids));
  await recordChanges(
    { inside, now, ...by },
    'DELETE',
    targets.map((target) => ({ target, metadata: { before: lastState(target) } })),
  );
}

function lastState({ email, username, firstName, lastName, role, status }: UserRow) {
  return { email, username, firstName, lastName, role, status };
}
