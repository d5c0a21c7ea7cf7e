import {
  includesPermissions,
  isKnownModule,
  permissionsRequestSchema,
  roles,
  type PermissionMap,
  type Role,
} from '@escale/contracts';
import { eq } from 'drizzle-orm';
import { object, string } from 'yup';
import { Type } from '@sinclair/typebox';
import type { Database } from '../../db/client';
import { readRoleSettings } from '../../db/role-settings';
import { rolePermissions } from '../../db/schema';
import type { UserRow } from '../../db/user-row';
import { answerWith, doneAnswer, permissionMap } from '../../http/answers';
import { defineRoute } from '../../http/define-route';
import { forbidden, invalidBody, RequestError } from '../../http/errors';
import { emptyObject } from '../../http/validate';
import { messages } from '../../messages/fr';
import { isWellShaped, merged } from '../../security/given-permissions';
import { changedPermissions, differingPermissions, initialPermissions } from '../../security/permissions';
import { defaultsOfRole, permissionsWith, rolesBeside } from '../../security/role-rights';
import { recordAudit } from '../audit/record';
import { lockUsers } from '../users/locked-users';
import { canReadUsers, canWriteUsers } from '../users/policies';
import { assertDeclared } from '../users/rules';

const roleParams = object({ role: string().oneOf(roles).required() });

/** The permissions of a role by itself, and what they are where nothing was set. */
export const getRolePermissions = defineRoute({
  method: 'GET',
  path: '/roles/:role/permissions',
  schema: { body: emptyObject, params: roleParams },
  policy: { access: 'signed-in', allows: canReadUsers },
  document: {
    summary: 'The permissions that a role has by itself',
    answer: answerWith({ data: Type.Object({ permissions: permissionMap, defaults: permissionMap }) }),
    optional: true,
  },
  act: async ({ params: { role } }) => Promise.resolve(role),
  present: (role) => ({
    success: true,
    data: { permissions: initialPermissions(role), defaults: defaultsOfRole(role) },
  }),
});

const maySetRoles = ({ user }: { user: UserRow }) => user.role === 'SUPER_ADMIN' && canWriteUsers({ user });

/** Sets permissions of a role in modules. Accounts follow, except in modules in which they have an entry of their own. */
export const putRolePermissions = defineRoute({
  method: 'PUT',
  path: '/roles/:role/permissions',
  schema: { body: permissionsRequestSchema, params: roleParams },
  policy: { access: 'signed-in', allows: maySetRoles },
  document: {
    summary: 'Sets permissions of a role; accounts follow',
    answer: doneAnswer,
    refusals: ['RULE'],
    optional: true,
    bodyFields: { permissions: permissionMap },
  },
  act: async ({ services: { db, clock, reloadRoleSettings }, actor, body, params: { role }, caller }) => {
    const given = body.permissions;
    if (!isWellShaped(given)) throw invalidBody({ permissions: messages.users.permissionsShape });
    await db.transaction(async (tx) => {
      const locked = await lockUsers(tx, actor.user.id, []);
      if (!maySetRoles({ user: locked.actor })) throw forbidden();
      const byRole = permissionsWith(await readRoleSettings(tx));
      const mapOf = (one: Role) => initialPermissions(one, byRole[one]);
      const present = mapOf(role);
      const wanted = merged(present, given);
      assertDeclared(present, wanted);
      const changed = changedPermissions(present, wanted);
      assertMayBe(role, wanted, { moduleIds: Object.keys(changed.after), mapOf });
      if (Object.keys(changed.after).length === 0) return;
      await save(tx, role, { present, wanted });
      await recordAudit(tx, clock(), caller, {
        action: 'UPDATE',
        resource: `roles/${role}`,
        userId: locked.actor.id,
        metadata: { before: { permissions: changed.before }, after: { permissions: changed.after } },
      });
    });
    await reloadRoleSettings();
  },
  present: () => ({ success: true }),
});

/** The modules of the platform stay with the SUPER_ADMIN, and each role may do what the next below it may do (§6). */
function assertMayBe(
  role: Role,
  wanted: PermissionMap,
  { moduleIds, mapOf }: { moduleIds: readonly string[]; mapOf: (role: Role) => PermissionMap },
): void {
  const refuse = (text: string) => new RequestError(409, 'RULE', text);
  if (role === 'SUPER_ADMIN' && moduleIds.some(isKnownModule)) throw refuse(messages.roles.superAdmin);
  const within = (map: PermissionMap): PermissionMap =>
    Object.fromEntries(moduleIds.map((id) => [id, map[id] ?? { visible: false }]));
  const { above, below } = rolesBeside(role);
  const withinBeside = (beside: Role | undefined) => within(beside === undefined ? {} : mapOf(beside));
  const fits =
    (above === undefined || includesPermissions(withinBeside(above), within(wanted))) &&
    includesPermissions(within(wanted), withinBeside(below));
  if (!fits) throw refuse(messages.roles.order);
}

/** Only what differs from the default is kept, so that a newly declared default is not hidden by an older copy. */
async function save(
  tx: Database,
  role: Role,
  { present, wanted }: { present: PermissionMap; wanted: PermissionMap },
): Promise<void> {
  const set = Object.entries(differingPermissions(defaultsWithDenials(role, present), wanted));
  await tx.delete(rolePermissions).where(eq(rolePermissions.role, role));
  if (set.length === 0) return;
  const rows = set.flatMap(([moduleId, flags]) => (flags ? [{ role, moduleId, flags }] : []));
  await tx.insert(rolePermissions).values(rows);
}

const defaultsWithDenials = (role: Role, present: PermissionMap): PermissionMap => ({
  ...Object.fromEntries(Object.keys(present).map((id) => [id, { visible: false }])),
  ...defaultsOfRole(role),
});
