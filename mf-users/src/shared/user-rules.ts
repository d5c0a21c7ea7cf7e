import { displayedRole, hasRole, type ModulePermissions, type Role, type User } from '@escale/contracts';

/** What an administrator can do to a user. */
export type UserAction = 'edit' | 'activate' | 'deactivate' | 'delete';

/** Why an action is not allowed; the texts are `shared.reasons`. */
export type DenialReason = 'write' | 'delete' | 'self' | 'above' | 'lastSuperAdmin';

/** Who acts, and what the interface knows of the others. */
export interface Actor {
  id: string;
  role: Role;
  /** The actor's flags for the module users. */
  rights: ModulePermissions;
  /** The one active SUPER_ADMIN, where the list is known and holds but one. */
  lastSuperAdminId: string | null;
}

/** The id of the last active SUPER_ADMIN; `null` when there are several or none (readings, 'Permissions'). */
export function lastActiveSuperAdmin(users: readonly User[]): string | null {
  const active = users.filter((user) => user.role === 'SUPER_ADMIN' && user.status === 'ACTIVE');
  return active.length === 1 ? (active[0]?.id ?? null) : null;
}

/** Why `actor` may not do this to `user`, `null` when nothing that the interface knows speaks against it (§6). */
export function getDenialReason(action: UserAction, user: User, actor: Actor): DenialReason | null {
  const right = action === 'delete' ? 'delete' : 'write';
  if (actor.rights[right] !== true) return right;
  if (!hasRole(actor.role, displayedRole(user.role))) return 'above';
  if (action === 'edit' || action === 'activate') return null;
  if (user.id === actor.id) return 'self';
  return user.id === actor.lastSuperAdminId ? 'lastSuperAdmin' : null;
}

/** The roles that `actor` may give: none above their own (readings, 'Permissions'). */
export function mayGrant(role: Role, actor: Pick<Actor, 'role'>): boolean {
  return hasRole(actor.role, role);
}
