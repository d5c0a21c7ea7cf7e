import { roleDefaults, type PermissionMap } from './permissions';
import {
  canGrantFlag,
  findLastSuperAdminId,
  getDenialReason,
  getRoleDenialReason,
  lastSuperAdminAbilities,
  moreRightsAbilities,
  userActions,
  type DenialReason,
  type PolicyActor,
  type PolicyTarget,
  type UserAction,
} from './user-policy';

const all = { visible: true, read: true, write: true, delete: true };
const me = (role: PolicyActor['role'], overrides: Partial<PolicyActor> = {}): PolicyActor => ({
  id: 'me',
  role,
  permissions: { ...roleDefaults[role], users: all },
  ...overrides,
});
const buildTarget = (role: string, overrides: Partial<PolicyTarget> = {}): PolicyTarget => ({
  id: 'other',
  role,
  ...overrides,
});
const ownTarget = (role: string): PolicyTarget => ({ id: 'me', role });

/** The reason for each action, in the order of `userActions`. */
type Row = [string, PolicyActor, PolicyTarget, (DenialReason | null)[]];
const allowed = [null, null, null, null, null, null];
const allAbove: DenialReason[] = ['above', 'above', 'above', 'above', 'above', 'above'];
const ownAccount = [null, null, 'self', null, 'self', 'self'] as const;
const protectedAccount = [null, null, 'lastSuperAdmin', null, 'lastSuperAdmin', 'lastSuperAdmin'] as const;

const withoutRight = (right: keyof typeof all) => ({ permissions: { users: { ...all, [right]: false } } });

const readWrite = { ...all, delete: false };
const withMore = { permissions: { containers: readWrite } };
const more: DenialReason[] = [
  'moreRights',
  'moreRights',
  'moreRights',
  'moreRights',
  'moreRights',
  'moreRights',
];
const withContainerRights = (containers: PermissionMap[string]) => ({
  permissions: { ...roleDefaults.ADMIN, users: all, containers },
});

const rows: Row[] = [
  ['a super administrator on an operator', me('SUPER_ADMIN'), buildTarget('OPERATOR'), allowed],
  ['a super administrator on another one', me('SUPER_ADMIN'), buildTarget('SUPER_ADMIN'), allowed],
  ['an administrator on an operator', me('ADMIN'), buildTarget('OPERATOR'), allowed],
  ['an administrator on another one', me('ADMIN'), buildTarget('ADMIN'), allowed],
  ['an administrator on a super administrator', me('ADMIN'), buildTarget('SUPER_ADMIN'), allAbove],
  ['an operator on an operator', me('OPERATOR'), buildTarget('OPERATOR'), allowed],
  ['an operator on an administrator', me('OPERATOR'), buildTarget('ADMIN'), allAbove],
  ['an unknown role counts as operator', me('OPERATOR'), buildTarget('PILOT'), allowed],
  ['a super administrator on themselves', me('SUPER_ADMIN'), ownTarget('SUPER_ADMIN'), [...ownAccount]],
  ['an administrator on themselves', me('ADMIN'), ownTarget('ADMIN'), [...ownAccount]],
  [
    'without write',
    me('ADMIN', withoutRight('write')),
    buildTarget('OPERATOR'),
    ['write', 'write', 'write', 'write', 'write', null],
  ],
  [
    'without delete',
    me('ADMIN', withoutRight('delete')),
    buildTarget('OPERATOR'),
    [null, null, null, null, null, 'delete'],
  ],
  [
    'without read no other right counts',
    me('ADMIN', withoutRight('read')),
    buildTarget('OPERATOR'),
    ['write', 'write', 'write', 'write', 'write', 'delete'],
  ],
  [
    'without write on themselves',
    me('ADMIN', withoutRight('write')),
    ownTarget('ADMIN'),
    ['write', null, 'write', 'write', 'write', 'self'],
  ],
  [
    'a missing right comes before a rule',
    me('OPERATOR', withoutRight('write')),
    buildTarget('ADMIN'),
    ['write', 'write', 'write', 'write', 'write', 'above'],
  ],
  [
    'the last active super administrator, by the server',
    me('SUPER_ADMIN'),
    buildTarget('SUPER_ADMIN', { abilities: lastSuperAdminAbilities }),
    [...protectedAccount],
  ],
  [
    'the last active super administrator, by the list',
    me('SUPER_ADMIN', { lastSuperAdminId: 'other' }),
    buildTarget('SUPER_ADMIN'),
    [...protectedAccount],
  ],
  [
    'the server knows better than the list',
    me('SUPER_ADMIN', { lastSuperAdminId: 'other' }),
    buildTarget('SUPER_ADMIN', { abilities: {} }),
    allowed,
  ],
  [
    'on an account with equal rights',
    me('ADMIN', withContainerRights(readWrite)),
    buildTarget('ADMIN', withMore),
    allowed,
  ],
  [
    'on an account with a right that the actor lacks',
    me('ADMIN', withContainerRights({ ...readWrite, write: false })),
    buildTarget('OPERATOR', withMore),
    more,
  ],
  [
    'on an account whose role gives it a right that the actor lacks',
    me('ADMIN', withContainerRights({ ...readWrite, write: false })),
    buildTarget('OPERATOR', { permissions: {} }),
    more,
  ],
  [
    'on an account whose rights are not known',
    me('ADMIN', withContainerRights({ ...readWrite, write: false })),
    buildTarget('OPERATOR'),
    allowed,
  ],
  [
    'rights in a module that the actor does not see do not count',
    me('ADMIN', withContainerRights({ ...readWrite, visible: false })),
    buildTarget('ADMIN', withMore),
    more,
  ],
  [
    'nor do those in a module that the account does not see',
    me('ADMIN', withContainerRights({ ...all, visible: false })),
    buildTarget('ADMIN', { permissions: { containers: { ...all, visible: false } } }),
    allowed,
  ],
  [
    'a super administrator can grant themselves every right',
    me('SUPER_ADMIN', withContainerRights(undefined)),
    buildTarget('SUPER_ADMIN', withMore),
    allowed,
  ],
  [
    'an account with more rights, by the server',
    me('ADMIN'),
    buildTarget('ADMIN', { abilities: moreRightsAbilities }),
    more,
  ],
  [
    'a reason of another server that is not known here',
    me('SUPER_ADMIN'),
    buildTarget('OPERATOR', { abilities: { delete: 'legalHold' } }),
    allowed,
  ],
];

it.each(rows)('%s', (_name, actor, target, expected) => {
  const reasons = userActions.map((action): [UserAction, DenialReason | null] => [
    action,
    getDenialReason(action, actor, target),
  ]);
  expect(reasons).toEqual(userActions.map((action, index) => [action, expected[index]]));
});

const person = (id: string, overrides = {}) => ({
  id,
  role: 'SUPER_ADMIN',
  status: 'ACTIVE',
  invitationPending: false,
  ...overrides,
});

it.each([
  ['one among others', [person('a', { role: 'ADMIN' }), person('b')], 'b'],
  ['several', [person('a'), person('b')], null],
  ['none', [person('a', { role: 'OPERATOR' })], null],
  ['an inactive second one does not count', [person('a'), person('b', { status: 'INACTIVE' })], 'a'],
  ['a suspended second one does not count', [person('a'), person('b', { status: 'SUSPENDED' })], 'a'],
  ['nor one whose invitation is pending', [person('a'), person('b', { invitationPending: true })], 'a'],
])('the last active super administrator: %s', (_name, users, expected) => {
  expect(findLastSuperAdminId(users)).toBe(expected);
});

it.each([
  ['SUPER_ADMIN', 'SUPER_ADMIN', {}, null],
  ['ADMIN', 'SUPER_ADMIN', roleDefaults.SUPER_ADMIN, 'roleAbove'],
  ['ADMIN', 'ADMIN', roleDefaults.ADMIN, null],
  ['ADMIN', 'ADMIN', { ...roleDefaults.ADMIN, containers: readWrite }, 'roleMoreRights'],
  ['ADMIN', 'OPERATOR', { ...roleDefaults.ADMIN, containers: readWrite }, null],
  ['ADMIN', 'OPERATOR', { ...roleDefaults.ADMIN, reports: undefined }, 'roleMoreRights'],
  ['OPERATOR', 'ADMIN', roleDefaults.ADMIN, 'roleAbove'],
] as const)('%s granting the role %s, by their rights (%#)', (role, granted, permissions, expected) => {
  expect(getRoleDenialReason({ role, permissions }, granted)).toBe(expected);
});

test('a server that starts a role with further rights grants it only to who holds them', () => {
  const actor = { role: 'ADMIN', permissions: roleDefaults.ADMIN } as const;
  const granted = { ...roleDefaults.ADMIN, security: { visible: true, read: true } };
  expect(getRoleDenialReason(actor, 'ADMIN', granted)).toBe('roleMoreRights');
});

it.each([
  ['SUPER_ADMIN', false, false, true],
  ['ADMIN', true, false, true],
  ['ADMIN', false, true, true],
  ['ADMIN', false, false, false],
] as const)('%s granting a flag (held: %s, present: %s): %s', (role, held, present, expected) => {
  expect(canGrantFlag(role, { held, present })).toBe(expected);
});
