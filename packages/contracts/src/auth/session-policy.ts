import { missingRight, type ModulePermissions } from '../user/permissions';
import { hasRole } from '../user/roles';
import type { PolicyActor } from '../user/user-policy';

const noRights: ModulePermissions = { visible: false };

/**
 * True for users who may see all active sessions: administrators with the right to read the modules
 * `security` and `users`. Closing one session is the action `editProfile` on its owner (see
 * `getDenialReason`). Closing all sessions of a user is a forced logout (§6).
 */
export function canSeeActiveSessions({
  role,
  permissions,
}: Pick<PolicyActor, 'role' | 'permissions'>): boolean {
  const modules = [permissions.security, permissions.users];
  return hasRole(role, 'ADMIN') && modules.every((flags = noRights) => missingRight(flags, 'read') === null);
}
