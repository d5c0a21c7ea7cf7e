import {
  includesPermissions,
  isKnownModule,
  ownValue,
  permissionsRequestSchema,
  roles,
  type PermissionMap,
  type Role,
} from '@escale/contracts';
import { eq } from 'drizzle-orm';
import { object, string } from 'yup';
import { Type } from '@sinclair/typebox';
import type { ActingUser } from '../rights/actor';
import type { Database } from '../db/client';
import { rolePermissions } from '../db/schema';
import { answerWith, doneAnswer, permissionMap } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { RequestError, forbidden } from '../errors';
import { emptyObject } from '../http/validate';
import type { Sentence } from '../messages/sentence';
import { sentences } from '../messages/sentences';
import { mergePermissions } from '../rights/given-permissions';
import { changedPermissions, differingPermissions, initialPermissions } from '../rights/permissions';
import { adjacentRoles, withoutEmptyDenials } from '../rights/role-rights';
import { recordAudit } from '../audit/record';
import { lockUsers } from './lock-users';
import { canReadUsers, canWriteUsers } from './policies';
import { assertDeclared, assertWellShaped } from './rules';

const roleParams = object({ role: string().oneOf(roles).required() });

export const getRolePermissions = defineRoute({
  method: 'GET',
  path: '/roles/:role/permissions',
  schema: { body: emptyObject, params: roleParams },
  policy: { access: 'signed-in', allows: canReadUsers },
  document: {
    summary: 'Get the permissions of a role and their defaults',
    answer: answerWith({ data: Type.Object({ permissions: permissionMap, defaults: permissionMap }) }),
    optional: true,
  },
  act: async ({ actor, params: { role } }) => {
    const { rights } = actor.user;
    return Promise.resolve({
      permissions: initialPermissions(rights, role),
      defaults: rights.defaults[role],
    });
  },
  present: (data) => ({ success: true, data }),
});

const maySetRoles = ({ user }: { user: ActingUser }) =>
  user.role === 'SUPER_ADMIN' && canWriteUsers({ user });

/**
 * Sets the permissions of a role in modules. An account with an entry of its own in a module keeps
 * that entry.
 */
export const putRolePermissions = defineRoute({
  method: 'PUT',
  path: '/roles/:role/permissions',
  schema: { body: permissionsRequestSchema, params: roleParams },
  policy: { access: 'signed-in', allows: maySetRoles },
  document: {
    summary: 'Set the permissions of a role, which its accounts inherit',
    answer: doneAnswer,
    refusals: ['RULE'],
    optional: true,
    bodyFields: { permissions: permissionMap },
  },
  act: async ({ services: { db, clock, rights: store }, actor, body, params: { role }, caller }) => {
    const given = body.permissions;
    assertWellShaped(given);
    await db.transaction(async (tx) => {
      const locked = await lockUsers(tx, store, actor.user.id, []);
      if (!maySetRoles({ user: locked.actor })) throw forbidden();
      const { rights } = locked.actor;
      const mapOf = (one: Role) => initialPermissions(rights, one);
      const present = mapOf(role);
      const wanted = mergePermissions(present, withoutEmptyDenials(rights, present, given));
      assertDeclared(rights, present, wanted);
      const changed = changedPermissions(present, wanted);
      assertCanSet(role, wanted, { moduleIds: Object.keys(changed.after), mapOf });
      if (Object.keys(changed.after).length === 0) return;
      await saveSettings(tx, role, settingsToStore(rights.defaults[role], present, wanted));
      await recordAudit(tx, clock(), caller, {
        action: 'UPDATE',
        resource: `roles/${role}`,
        userId: locked.actor.id,
        metadata: { before: { permissions: changed.before }, after: { permissions: changed.after } },
      });
    });
  },
  present: () => ({ success: true }),
});

/**
 * Throws a 409 if the permissions of the SUPER_ADMIN in a module of the platform would change, or
 * if a role would have a right that the next higher role does not have (§6).
 */
function assertCanSet(
  role: Role,
  wanted: PermissionMap,
  { moduleIds, mapOf }: { moduleIds: readonly string[]; mapOf: (role: Role) => PermissionMap },
): void {
  const refuse = (sentence: Sentence) => new RequestError(409, 'RULE', sentence);
  if (role === 'SUPER_ADMIN' && moduleIds.some(isKnownModule)) throw refuse(sentences.roles.superAdmin);
  const within = (map: PermissionMap): PermissionMap =>
    Object.fromEntries(moduleIds.map((id) => [id, ownValue(map, id) ?? { visible: false }]));
  const { above, below } = adjacentRoles(role);
  const neighbourPermissions = (beside: Role | undefined) =>
    within(beside === undefined ? {} : mapOf(beside));
  const fits =
    (above === undefined || includesPermissions(neighbourPermissions(above), within(wanted))) &&
    includesPermissions(within(wanted), neighbourPermissions(below));
  if (!fits) throw refuse(sentences.roles.order);
}

/**
 * Returns the permissions to store: only those that differ from the defaults. A stored copy of an
 * old default would hide a new one.
 */
function settingsToStore(
  defaults: PermissionMap,
  present: PermissionMap,
  wanted: PermissionMap,
): PermissionMap {
  const denials = Object.fromEntries(Object.keys(present).map((id) => [id, { visible: false }]));
  const set = differingPermissions({ ...denials, ...defaults }, wanted);
  assertWellShaped(set);
  return set;
}

async function saveSettings(tx: Database, role: Role, set: PermissionMap): Promise<void> {
  const rows = Object.entries(set).flatMap(([moduleId, flags]) => (flags ? [{ role, moduleId, flags }] : []));
  await tx.delete(rolePermissions).where(eq(rolePermissions.role, role));
  if (rows.length > 0) await tx.insert(rolePermissions).values(rows);
}
