import {
  defaultPreferences,
  roleDefaults,
  type ModulePermissions,
  type PermissionMap,
} from '@escale/contracts';
import { codeOf } from '../http';
import { inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { newVisitor, expectSuccess } from '../visitor';
import { addPerson, addSignedIn, newUser, permissionsOf, readUser, userOf } from '../people';

const noRights = { visible: false, read: false, write: false, delete: false };
const allRights = { visible: true, read: true, write: true, delete: true };

/** Permissions of an ADMIN: in two modules, fewer than those of the role. */
const weakenedPermissions: PermissionMap = {
  containers: { ...noRights, visible: true, read: true },
  shipments: noRights,
};

const accountTakeOver: Attack = {
  name: 'take over a stronger administrator by password, address or role',
  threat: 'a weaker administrator becomes a stronger one',
  expected: '403 for each, nothing changes',
  run: async (target) => {
    const { visitor } = await addSignedIn(target, { role: 'ADMIN', permissions: weakenedPermissions });
    const strong = await addPerson(target, { role: 'ADMIN', permissions: { users: allRights } });
    const path = `/users/${strong.id}`;
    const answers = [
      await visitor.call('PUT', `${path}/password`, { password: 'Quai-Vole-2026!x' }),
      await visitor.call('PUT', path, { email: newUser().email }),
      await visitor.call('PUT', path, { role: 'OPERATOR' }),
    ];
    const after = await readUser(target, strong.id);
    const kept = after.email === strong.user.email && after.role === 'ADMIN';
    return {
      isRepelled: kept && answers.every(({ status }) => status === 403),
      observation: countText(answers.map(codeOf)),
    };
  },
};

const operatorTakeOver: Attack = {
  name: 'take over a stronger operator with the right users.write alone',
  threat: 'an operator obtains the rights of another',
  expected: '403',
  run: async (target) => {
    const users = { ...noRights, visible: true, read: true, write: true };
    const { visitor } = await addSignedIn(target, { permissions: { users, containers: noRights } });
    const strong = await addPerson(target, { permissions: { containers: allRights } });
    const answers = [
      await visitor.call('PUT', `/users/${strong.id}/password`, { password: 'Quai-Vole-2026!x' }),
      await visitor.call('PUT', `/users/${strong.id}`, { email: newUser().email }),
    ];
    return {
      isRepelled: answers.every(({ status }) => status === 403),
      observation: countText(answers.map(codeOf)),
    };
  },
};

const lateNotification: Attack = {
  name: 'use a right that a role has lost, at a process that has not been notified',
  threat: 'a revoked right still counts on another process of the API',
  expected: '403 from the moment in which the change is answered',
  needsTwoProcesses: true,
  run: async (target) => {
    const { visitor } = await addSignedIn(target, { role: 'ADMIN' });
    const elsewhere = newVisitor({ ...target, apiOrigin: target.otherOrigin }, visitor.address);
    elsewhere.accessToken = visitor.accessToken;
    const list = async () => (await elsewhere.call('GET', '/users')).status;
    const give = (users: ModulePermissions) =>
      expectSuccess(target.superAdmin.call('PUT', '/roles/ADMIN/permissions', { permissions: { users } }));
    const before = await list();
    target.notifications?.treat('silent');
    try {
      await give(noRights);
      const after = await inTurn([1, 2, 3], list);
      return {
        isRepelled: before === 200 && after.every((status) => status === 403),
        observation: countText([before, ...after]),
      };
    } finally {
      target.notifications?.treat('passed');
      await give(roleDefaults.ADMIN.users ?? noRights);
    }
  },
};

/** True if the permissions contain one of two rights of an ADMIN that `weakenedPermissions` leaves out. */
const isStronger = ({ containers, shipments }: PermissionMap) =>
  containers?.delete === true || shipments?.read === true;

const restoreRights: Attack = {
  name: 'restore withdrawn rights by a new account or by changing a role twice',
  threat: 'rights that were withdrawn come back through an accomplice',
  expected: 'nobody obtains a right that the actor lacks',
  run: async (target) => {
    const { visitor } = await addSignedIn(target, { role: 'ADMIN', permissions: weakenedPermissions });
    const made = await visitor.call('POST', '/users', newUser('ADMIN'));
    const madeId = made.status < 300 ? userOf(made).id : undefined;
    const accomplice = await addPerson(target, { role: 'ADMIN', permissions: weakenedPermissions });
    const changes = await inTurn(['OPERATOR', 'ADMIN'], (role) =>
      visitor.call('PUT', `/users/${accomplice.id}`, { role }),
    );
    const ids = [accomplice.id, ...(madeId === undefined ? [] : [madeId])];
    const stronger = (await inTurn(ids, (id) => permissionsOf(target, id))).filter(isStronger);
    return {
      isRepelled: stronger.length === 0,
      observation: `new account ${made.status}, role ${countText(changes.map(({ status }) => status))}, ${stronger.length} stronger`,
    };
  },
};

const directGrant: Attack = {
  name: 'grant rights or a role that one does not hold',
  threat: 'an administrator makes a super administrator',
  expected: 'each is refused',
  run: async (target) => {
    const { visitor, id } = await addSignedIn(target, { role: 'ADMIN', permissions: weakenedPermissions });
    const other = await addPerson(target);
    const permissions = { containers: allRights };
    const answers = [
      await visitor.call('PUT', `/users/${other.id}`, { role: 'SUPER_ADMIN' }),
      await visitor.call('PUT', `/users/${id}`, { role: 'SUPER_ADMIN' }),
      await visitor.call('POST', '/users', newUser('SUPER_ADMIN')),
      await visitor.call('PUT', `/users/${other.id}/permissions`, { permissions: { users: allRights } }),
      await visitor.call('PUT', `/users/${id}/permissions`, { permissions }),
    ];
    return {
      isRepelled: answers.every(({ status }) => status === 403 || status === 409),
      observation: countText(answers.map(codeOf)),
    };
  },
};

const massAssignment: Attack = {
  name: 'write fields of an account that its form does not have',
  threat: 'an operator sets role, status or rights',
  expected: 'refused or ignored',
  run: async (target) => {
    const { visitor, id } = await addSignedIn(target);
    const fields = [
      { role: 'ADMIN' },
      { permissions: { users: allRights } },
      { passwordHash: 'x' },
      { createdBy: null },
      { activatedAt: null },
      { id: '00000000-0000-4000-8000-000000000000' },
    ];
    const answers = await inTurn(fields, (field) => visitor.call('PUT', `/users/${id}`, field));
    answers.push(
      await visitor.call('PUT', `/users/${id}/preferences`, {
        language: 'fr',
        permissions: { users: allRights },
      }),
    );
    const [after, rights] = [await readUser(target, id), await permissionsOf(target, id)];
    const isRepelled = after.role === 'OPERATOR' && after.id === id && rights.users?.write !== true;
    return {
      isRepelled,
      observation: `${countText(answers.map(({ status }) => status))}, role ${after.role}`,
    };
  },
};

const foreignAccounts: Attack = {
  name: 'call every route of another account as an operator, and anonymously',
  threat: 'an id in an address opens foreign data',
  expected: '401 or 403 for each',
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const victim = await addSignedIn(target);
    const path = `/users/${victim.id}`;
    const calls = [
      ['GET', path],
      ['PUT', path, { firstName: 'Volé' }],
      ['DELETE', path],
      ['GET', `${path}/preferences`],
      ['PUT', `${path}/preferences`, defaultPreferences],
      ['PUT', `${path}/permissions`, { permissions: { users: allRights } }],
      ['PUT', `${path}/password`, { password: 'Quai-Vole-2026!x' }],
      ['GET', `${path}/sessions`],
      ['GET', `${path}/audit-logs`],
      ['POST', `${path}/force-logout`, {}],
      ['POST', '/users/bulk-action', { action: 'delete', userIds: [victim.id] }],
      ['GET', '/users/audit-logs'],
      ['GET', `/users/audit-logs?search=connexion&userId=${victim.id}`],
      ['GET', '/auth/session-stats'],
      ['GET', '/sessions'],
    ] as const;
    const ask = (who: typeof visitor) =>
      inTurn(calls, ([method, address, body]) => who.call(method, address, body));
    visitor.cookies.clear();
    const asOperator = await ask(visitor);
    visitor.accessToken = undefined;
    const anonymous = await ask(visitor);
    const isRepelled =
      asOperator.every(({ status }) => status === 403) && anonymous.every(({ status }) => status === 401);
    return {
      isRepelled,
      observation: `operator ${countText(asOperator.map(codeOf))}; anonymous ${countText(anonymous.map(({ status }) => status))}`,
    };
  },
};

const auditWithoutRight: Attack = {
  name: 'read the audit log as an ADMIN without the right `security`',
  threat: 'names, addresses and mails without the right to see them',
  expected: '403 for audit log, statistics and active sessions',
  run: async (target) => {
    const permissions = {
      security: noRights,
      users: { ...roleDefaults.ADMIN.users, visible: true, delete: false },
    };
    const { visitor } = await addSignedIn(target, { role: 'ADMIN', permissions });
    const answers = [
      await visitor.call('GET', '/users/audit-logs'),
      await visitor.call('GET', '/auth/session-stats'),
      await visitor.call('GET', '/sessions'),
    ];
    return {
      isRepelled: answers.every(({ status }) => status === 403),
      observation: countText(answers.map(({ status }) => status)),
    };
  },
};

export const rightsAttacks: AttackFamily = {
  name: 'rights',
  attacks: [
    accountTakeOver,
    operatorTakeOver,
    restoreRights,
    directGrant,
    massAssignment,
    foreignAccounts,
    auditWithoutRight,
    lateNotification,
  ],
};
