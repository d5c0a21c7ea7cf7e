import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Database } from '../../db/client';
import { users } from '../../db/schema';
import { unauthenticated } from '../../http/errors';
import type { UserRow } from './user-row';

export interface LockedUsers {
  /** The caller as of now: other calls may have come between. */
  actor: UserRow;
  targets: Map<string, UserRow>;
  /** Who can act as a super administrator. */
  chiefs: Set<string>;
}

const actingChief = and(
  eq(users.role, 'SUPER_ADMIN'),
  eq(users.status, 'ACTIVE'),
  isNotNull(users.activatedAt),
);

/** Holds the accounts of a change, its author's and the super administrators' until the transaction ends. */
export async function lockUsers(inside: Database, actorId: string, ids: string[]): Promise<LockedUsers> {
  const rows = await inside
    .select()
    .from(users)
    .where(or(among(users.id, [actorId, ...ids]), actingChief))
    .orderBy(asc(users.id))
    .for('update');
  const known = new Map(rows.map((row) => [row.id, row]));
  const actor = known.get(actorId);
  if (actor?.status !== 'ACTIVE') throw unauthenticated();
  const chiefs = rows.filter(
    ({ role, status, activatedAt }) => role === 'SUPER_ADMIN' && status === 'ACTIVE' && activatedAt !== null,
  );
  const targets = ids.flatMap((id) => known.get(id) ?? []).map((row) => [row.id, row] as const);
  return { actor, targets: new Map(targets), chiefs: new Set(chiefs.map(({ id }) => id)) };
}
