import type { UpdateUserRequest } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import { passwordLinks, signIns } from '../../db/schema';
import type { UserRow } from '../../db/user-row';
import { defineRoute } from '../../http/define-route';
import { changedPermissions, permissionsOfNewRole } from '../../security/permissions';
import { updateUserBody, userParams } from './bodies';
import { assertCurrentVersion } from './check-version';
import { changeUser, recordChange, saveUser, type Change } from './change-user';
import { beforeAndAfter, differences } from './differences';
import { revokeAccess } from './revoke-access';
import { canWriteUser } from './policies';
import { presentOneUser, withAbilities } from './present-user';
import { assertAllowed, assertCanGrantRole } from './rules';
import { checkUnique, mapUniqueViolation } from './unique-names';

export const updateUser = defineRoute({
  method: 'PUT',
  path: '/users/:id',
  schema: { body: updateUserBody, params: userParams },
  policy: { access: 'signed-in', allows: canWriteUser },
  act: async (context) => {
    const user = await mapUniqueViolation(() =>
      changeUser(context, (change) => {
        assertCurrentVersion(change.target, context.request.headers);
        return applyUpdate(change, context.body);
      }),
    );
    return withAbilities(context.services.db, user);
  },
  present: presentOneUser,
});

async function applyUpdate(change: Change, body: UpdateUserRequest): Promise<UserRow> {
  const { tx, actor, target, activeSuperAdmins } = change;
  const { role, status, ...fields } = differences<UserRow>(target, body);
  if (role !== undefined) {
    assertCanGrantRole(actor, role);
    assertAllowed('changeRole', actor, target, activeSuperAdmins);
  }
  if (status !== undefined)
    assertAllowed(status === 'ACTIVE' ? 'activate' : 'deactivate', actor, target, activeSuperAdmins);
  await checkUnique(tx, fields, target.id);
  const permissions = role && permissionsOfNewRole(role, target.permissions);
  const changes = { ...fields, ...(role && { role, permissions }), ...(status && { status }) };
  if (Object.keys(changes).length === 0) return target;
  const saved = await saveUser(change, changes);
  if (fields.email !== undefined) await endOpenSignIns(change);
  if (status !== undefined && status !== 'ACTIVE')
    await revokeAccess(tx, change.now, [target.id], 'DEACTIVATED');
  if (Object.keys(fields).length > 0) await recordChange(change, 'UPDATE', beforeAndAfter(target, fields));
  if (role !== undefined) await recordChange(change, 'ROLE_CHANGE', roleChange(target, saved));
  if (status !== undefined) await recordChange(change, 'STATUS_CHANGE', beforeAndAfter(target, { status }));
  return saved;
}

/** Invalidates links and codes sent to the former address. */
async function endOpenSignIns({ tx, target }: Change): Promise<void> {
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, target.id));
  await tx.delete(signIns).where(eq(signIns.userId, target.id));
}

function roleChange(before: UserRow, after: UserRow) {
  const permissions = changedPermissions(before.permissions, after.permissions);
  return {
    before: { role: before.role, permissions: permissions.before },
    after: { role: after.role, permissions: permissions.after },
  };
}
