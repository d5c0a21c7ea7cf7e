import { seenVersionHeader, type UpdateUserRequest } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import { passwordLinks, signIns } from '../../db/schema';
import { defineRoute } from '../../http/define-route';
import { RequestError } from '../../http/errors';
import { messages } from '../../messages/fr';
import { updateUserBody, userParams } from './bodies';
import { changeUser, recordChange, saveUser, type Change } from './change-user';
import { beforeAndAfter, differences } from './differences';
import { endAccess } from './end-access';
import { presentOneUser } from './get-user';
import { changedPermissions, permissionsOfNewRole } from './permissions';
import { canWriteUser } from './policies';
import { withCreator } from './present-user';
import { checkGrant, checkRemoval } from './rules';
import { checkUnique, tellingConflicts } from './unique-names';
import type { UserRow } from './user-row';

export const updateUser = defineRoute({
  method: 'PUT',
  path: '/users/:id',
  schema: { body: updateUserBody, params: userParams },
  policy: { access: 'signed-in', allows: canWriteUser },
  act: async (call) => {
    const seen = call.request.headers[seenVersionHeader];
    const user = await tellingConflicts(() =>
      changeUser(call, (change) => {
        checkVersion(change.target, seen);
        return applyUpdate(change, call.body);
      }),
    );
    return withCreator(call.services.db, user);
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
  const { inside, actor, target, chiefs } = change;
  const { role, status, ...fields } = differences<UserRow>(target, body);
  if (role !== undefined) {
    checkGrant(actor, role);
    checkRemoval(actor, target, chiefs, 'ownRole');
  }
  if (status !== undefined) checkRemoval(actor, target, chiefs, 'ownStatus');
  await checkUnique(inside, fields, target.id);
  const permissions = role && permissionsOfNewRole(role, target.permissions);
  const changes = { ...fields, ...(role && { role, permissions }), ...(status && { status }) };
  if (Object.keys(changes).length === 0) return target;
  const saved = await saveUser(change, changes);
  if (fields.email !== undefined) await endOpenSignIns(change);
  if (status !== undefined && status !== 'ACTIVE')
    await endAccess(inside, change.now, [target.id], 'DEACTIVATED');
  if (Object.keys(fields).length > 0) await recordChange(change, 'UPDATE', beforeAndAfter(target, fields));
  if (role !== undefined) await recordChange(change, 'ROLE_CHANGE', roleChange(target, saved));
  if (status !== undefined) await recordChange(change, 'STATUS_CHANGE', beforeAndAfter(target, { status }));
  return saved;
}

/** What was sent to the former address works no longer: links, and codes. */
async function endOpenSignIns({ inside, target }: Change): Promise<void> {
  await inside.delete(passwordLinks).where(eq(passwordLinks.userId, target.id));
  await inside.delete(signIns).where(eq(signIns.userId, target.id));
}

function roleChange(before: UserRow, after: UserRow) {
  const permissions = changedPermissions(before.permissions, after.permissions);
  return {
    before: { role: before.role, permissions: permissions.before },
    after: { role: after.role, permissions: permissions.after },
  };
}
