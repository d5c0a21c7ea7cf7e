import { isActiveSuperAdmin } from '@escale/contracts';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Database } from '../../db/client';
import { users } from '../../db/schema';
import type { UserRow } from '../../db/user-row';
import { unauthenticated } from '../../http/errors';

export interface LockedUsers {
  /** The current state of the caller: other calls may have changed it. */
  actor: UserRow;
  targets: Map<string, UserRow>;
  /** Active super administrators. */
  activeSuperAdmins: Set<string>;
}

/** `isActiveSuperAdmin` of the user policy, as a condition of a query. */
export const whereActiveSuperAdmin = and(
  eq(users.role, 'SUPER_ADMIN'),
  eq(users.status, 'ACTIVE'),
  isNotNull(users.activatedAt),
);

const isActive = (row: UserRow) =>
  isActiveSuperAdmin({ ...row, invitationPending: row.activatedAt === null });

/** Locks the accounts of a change, its author and the super administrators until the transaction ends. */
export async function lockUsers(tx: Database, actorId: string, ids: string[]): Promise<LockedUsers> {
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
    actor,
    targets: new Map(targets),
    activeSuperAdmins: new Set(activeSuperAdmins.map(({ id }) => id)),
  };
}
