import { applyRoleSettings, type RoleSetting } from '../security/role-rights';
import type { Database } from './client';
import { rolePermissions } from './schema';

/** What was set for the roles. */
export const readRoleSettings = (db: Database): Promise<RoleSetting[]> => db.select().from(rolePermissions);

/** Reads what was set for the roles; from then on it counts in every check of a right. */
export async function loadRoleSettings(db: Database): Promise<void> {
  applyRoleSettings(await readRoleSettings(db));
}
