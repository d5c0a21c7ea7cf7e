import { seenVersionHeader, type UpdateUserRequest } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import { passwordLinks, signIns } from '../../db/schema';
import type { UserRow } from '../../db/user-row';
import { defineRoute } from '../../http/define-route';
import { RequestError } from '../../http/errors';
import { messages } from '../../messages/fr';
import { changedPermissions, permissionsOfNewRole } from '../../security/permissions';
import { updateUserBody, userParams } from './bodies';
import { changeUser, recordChange, saveUser, type Change } from './change-user';
import { beforeAndAfter, differences } from './differences';
import { revokeAccess } from './revoke-access';
import { canWriteUser } from './policies';
import { presentOneUser, withCreator } from './present-user';
import { checkGrant, checkRemoval } from './rules';
import { checkUnique, mapUniqueViolation } from './unique-names';

export const updateUser = defineRoute({
  method: 'PUT',
  path: '/users/:id',
  schema: { body: updateUserBody, params: userParams },
  policy: { access: 'signed-in', allows: canWriteUser },
  act: async (context) => {
    const seen = context.request.headers[seenVersionHeader];
    const user = await mapUniqueViolation(() =>
      changeUser(context, (change) => {
        checkVersion(change.target, seen);
        return applyUpdate(change, context.body);
      }),
    );
    return withCreator(context.services.db, user);
  },
  present: presentOneUser,
});

/** Somebody who edits an older version is told, and loses nothing typed. */
function checkVersion({ updatedAt }: UserRow, seen: string | undefined): void {
  if (seen === undefined || seen === '*') return;
  const version = seen.replace(/^W\//, '').replaceAll('"', '');
  if (version !== updatedAt.toISOString()) throw new RequestError(409, 'STALE', messages.users.stale);
}

async function applyUpdate(change: Change, body: UpdateUserRequest): Promise<UserRow> {
  const { tx, actor, target, activeSuperAdmins } = change;
  const { role, status, ...fields } = differences<UserRow>(target, body);
  if (role !== undefined) {
    checkGrant(actor, role);
    checkRemoval(actor, target, activeSuperAdmins, 'ownRole');
  }
  if (status !== undefined) checkRemoval(actor, target, activeSuperAdmins, 'ownStatus');
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

/** What was sent to the former address works no longer: links, and codes. */
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
