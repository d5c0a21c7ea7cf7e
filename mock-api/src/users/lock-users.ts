import { isActiveSuperAdmin } from '@escale/contracts';
import { asc, or } from 'drizzle-orm';
import { idIn } from '../db/id-in';
import type { Database } from '../db/client';
import { users } from '../db/schema';
import { whereActiveSuperAdmin, type UserRow } from '../db/user-row';
import { unauthenticated } from '../errors';
import type { ActingUser } from '../rights/actor';
import type { RightsStore } from '../rights/rights-store';

export interface LockedUsers {
  /** The current account of the caller and the current rights: other calls may have changed both. */
  actor: ActingUser;
  targets: Map<string, UserRow>;
  /** Ids of the active super administrators. */
  activeSuperAdmins: Set<string>;
}

const isActiveSuperAdminRow = (row: UserRow) =>
  isActiveSuperAdmin({ ...row, invitationPending: row.activatedAt === null });

/**
 * Locks the accounts of a change, its author and the super administrators until the transaction ends. This also locks the rights of
 * the roles, since a change of those locks the super administrators too.
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
    .where(or(idIn(users.id, [actorId, ...ids]), whereActiveSuperAdmin))
    .orderBy(asc(users.id))
    .for('no key update');
  const known = new Map(rows.map((row) => [row.id, row]));
  const actor = known.get(actorId);
  if (actor?.status !== 'ACTIVE') throw unauthenticated();
  const activeSuperAdmins = rows.filter(isActiveSuperAdminRow);
  const targets = ids.flatMap((id) => known.get(id) ?? []).map((row) => [row.id, row] as const);
  return {
    actor: { ...actor, rights: await rights.current(tx) },
    targets: new Map(targets),
    activeSuperAdmins: new Set(activeSuperAdmins.map(({ id }) => id)),
  };
}
