import { applyRoleSettings } from '../security/role-rights';
import type { Database } from './client';
import { rolePermissions } from './schema';

/** Reads what was set for the roles; from then on it counts in every check of a right. */
export async function loadRoleSettings(db: Database): Promise<void> {
  applyRoleSettings(await db.select().from(rolePermissions));
}
