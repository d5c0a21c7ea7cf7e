import { permissionsRequestSchema, type ModulePermissions, type PermissionMap } from '@escale/contracts';
import { defineRoute } from '../../http/define-route';
import { invalidBody } from '../../http/errors';
import { messages } from '../../messages/fr';
import { changedPermissions, fullPermissions } from '../../security/permissions';
import { userParams } from './bodies';
import { assertCurrentVersion } from './check-version';
import { changeUser, recordChange, saveUser } from './change-user';
import { notifyOwners } from './notify-owner';
import { canWriteUsers } from './policies';
import { assertCanGrantFlags, assertKeepsOwnAccess } from './rules';

const maxModules = 100;
const maxFlags = 30;
const named = /^[a-zA-Z][\w-]{0,49}$/;

export const putPermissions = defineRoute({
  method: 'PUT',
  path: '/users/:id/permissions',
  schema: { body: permissionsRequestSchema, params: userParams },
  policy: { access: 'signed-in', allows: canWriteUsers },
  act: async (context) => {
    const given = context.body.permissions;
    if (!isWellShaped(given)) throw invalidBody({ permissions: messages.users.permissionsShape });
    const saved = await changeUser('edit', context, async (change) => {
      const { actor, target } = change;
      assertCurrentVersion(target, context.request.headers);
      const present = fullPermissions(target.role, target.permissions);
      const permissions = merged(present, given);
      assertKeepsOwnAccess(actor, target, permissions);
      assertCanGrantFlags(actor, present, permissions);
      const changed = changedPermissions(present, permissions);
      if (Object.keys(changed.after).length === 0) return { before: target, after: target };
      const after = await saveUser(change, { permissions });
      const metadata = { before: { permissions: changed.before }, after: { permissions: changed.after } };
      await recordChange(change, 'UPDATE', metadata);
      return { before: target, after };
    });
    const { services, request, actor } = context;
    await notifyOwners(services, request.log, actor.user.id, [saved]);
  },
  present: () => ({ success: true }),
});

function isWellShaped(given: PermissionMap): boolean {
  const modules = Object.entries(given);
  return (
    !Array.isArray(given) &&
    modules.length <= maxModules &&
    modules.every(([id, flags]) => named.test(id) && areFlags(flags))
  );
}

function areFlags(flags: ModulePermissions | undefined): boolean {
  const names = Object.keys(flags ?? {});
  return !Array.isArray(flags) && names.length <= maxFlags && names.every((name) => named.test(name));
}

/** Omitted modules and flags stay; write and delete imply read. */
function merged(present: PermissionMap, given: PermissionMap): PermissionMap {
  const entries = Object.entries(given).map(([id, flags]) => {
    const all: ModulePermissions = { visible: false, ...present[id], ...flags };
    return [id, all.write === true || all.delete === true ? { ...all, read: true } : all] as const;
  });
  return { ...present, ...Object.fromEntries(entries) };
}
