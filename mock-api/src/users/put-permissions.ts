import { permissionsRequestSchema } from '@escale/contracts';
import { doneAnswer, permissionMap } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { mergePermissions } from '../rights/given-permissions';
import {
  changedPermissions,
  differingPermissions,
  fullPermissions,
  initialPermissions,
} from '../rights/permissions';
import { withoutEmptyDenials } from '../rights/role-rights';
import { userParams } from './bodies';
import { assertCurrentVersion, changeUser, saveUser } from './change-user';
import { recordChange } from './record-change';
import { notifyOwners } from './notify-owner';
import { canWriteUsers } from './policies';
import { assertCanGrantFlags, assertDeclared, assertKeepsOwnAccess, assertWellShaped } from './rules';

export const putPermissions = defineRoute({
  method: 'PUT',
  path: '/users/:id/permissions',
  schema: { body: permissionsRequestSchema, params: userParams },
  policy: { access: 'signed-in', allows: canWriteUsers },
  document: {
    summary: 'Set the permissions of an account, by module',
    answer: doneAnswer,
    refusals: ['RULE', 'STALE'],
    comparesVersion: true,
    bodyFields: { permissions: permissionMap },
  },
  act: async (context) => {
    const given = context.body.permissions;
    assertWellShaped(given);
    const deliver = await changeUser('edit', context, async (change) => {
      const { tx, actor, target } = change;
      assertCurrentVersion(target, context.request.headers);
      const { rights } = actor;
      const present = fullPermissions(rights, target);
      const permissions = mergePermissions(present, withoutEmptyDenials(rights, present, given));
      assertDeclared(rights, present, permissions);
      assertKeepsOwnAccess(actor, target, permissions);
      assertCanGrantFlags(actor, present, permissions);
      const changed = changedPermissions(present, permissions);
      if (Object.keys(changed.after).length === 0) return undefined;
      const own = differingPermissions(initialPermissions(rights, target.role), permissions);
      assertWellShaped(own);
      const after = await saveUser(change, { permissions: own });
      const metadata = { before: { permissions: changed.before }, after: { permissions: changed.after } };
      await recordChange(change, 'UPDATE', metadata);
      return notifyOwners(tx, context.services, actor.id, [{ before: target, after }]);
    });
    deliver?.();
  },
  present: () => ({ success: true }),
});
