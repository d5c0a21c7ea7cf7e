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
  /**
   * The caller's account and the rights of the roles, read again, since other calls may have
   * changed both since the authentication.
   */
  actor: ActingUser;
  targets: Map<string, UserRow>;
  /** Ids of the active super administrators. */
  activeSuperAdmins: Set<string>;
}

const isActiveSuperAdminRow = (row: UserRow) =>
  isActiveSuperAdmin({ ...row, invitationPending: row.activatedAt === null });

/**
 * Locks the target accounts, the acting account and the active super administrators until the transaction ends. No other call can
 * change the permissions of a role meanwhile, since such a call locks the super administrators too.
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
