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

const allRights = { visible: true, read: true, write: true, delete: true };
const buildActor = (role: PolicyActor['role'], overrides: Partial<PolicyActor> = {}): PolicyActor => ({
  id: 'me',
  role,
  permissions: { ...roleDefaults[role], users: allRights },
  ...overrides,
});
const buildTarget = (role: string, overrides: Partial<PolicyTarget> = {}): PolicyTarget => ({
  id: 'other',
  role,
  ...overrides,
});
const ownTarget = (role: string): PolicyTarget => ({ id: 'me', role });

/** Title, actor, target, and the reason for each action in the order of `userActions`. */
type PolicyRow = [string, PolicyActor, PolicyTarget, (DenialReason | null)[]];
const allAllowed = [null, null, null, null, null, null];
const allAbove: DenialReason[] = ['above', 'above', 'above', 'above', 'above', 'above'];
const ownAccountDenials = [null, null, 'self', null, 'self', 'self'] as const;
const lastSuperAdminDenials = [
  null,
  null,
  'lastSuperAdmin',
  null,
  'lastSuperAdmin',
  'lastSuperAdmin',
] as const;

const withoutRight = (right: keyof typeof allRights) => ({
  permissions: { users: { ...allRights, [right]: false } },
});

const readWrite = { ...allRights, delete: false };
const withMoreRights = { permissions: { containers: readWrite } };
const allMoreRights: DenialReason[] = [
  'moreRights',
  'moreRights',
  'moreRights',
  'moreRights',
  'moreRights',
  'moreRights',
];
const withContainerRights = (containers: PermissionMap[string]) => ({
  permissions: { ...roleDefaults.ADMIN, users: allRights, containers },
});

const policyRows: PolicyRow[] = [
  ['a super administrator on an operator', buildActor('SUPER_ADMIN'), buildTarget('OPERATOR'), allAllowed],
  ['a super administrator on another one', buildActor('SUPER_ADMIN'), buildTarget('SUPER_ADMIN'), allAllowed],
  ['an administrator on an operator', buildActor('ADMIN'), buildTarget('OPERATOR'), allAllowed],
  ['an administrator on another one', buildActor('ADMIN'), buildTarget('ADMIN'), allAllowed],
  ['an administrator on a super administrator', buildActor('ADMIN'), buildTarget('SUPER_ADMIN'), allAbove],
  ['an operator on an operator', buildActor('OPERATOR'), buildTarget('OPERATOR'), allAllowed],
  ['an operator on an administrator', buildActor('OPERATOR'), buildTarget('ADMIN'), allAbove],
  ['an unknown role counts as operator', buildActor('OPERATOR'), buildTarget('PILOT'), allAllowed],
  [
    'a super administrator on themselves',
    buildActor('SUPER_ADMIN'),
    ownTarget('SUPER_ADMIN'),
    [...ownAccountDenials],
  ],
  ['an administrator on themselves', buildActor('ADMIN'), ownTarget('ADMIN'), [...ownAccountDenials]],
  [
    'without write',
    buildActor('ADMIN', withoutRight('write')),
    buildTarget('OPERATOR'),
    ['write', 'write', 'write', 'write', 'write', null],
  ],
  [
    'without delete',
    buildActor('ADMIN', withoutRight('delete')),
    buildTarget('OPERATOR'),
    [null, null, null, null, null, 'delete'],
  ],
  [
    'without read no other right counts',
    buildActor('ADMIN', withoutRight('read')),
    buildTarget('OPERATOR'),
    ['write', 'write', 'write', 'write', 'write', 'delete'],
  ],
  [
    'without write on themselves',
    buildActor('ADMIN', withoutRight('write')),
    ownTarget('ADMIN'),
    ['write', null, 'write', 'write', 'write', 'self'],
  ],
  [
    'a missing right comes before a rule',
    buildActor('OPERATOR', withoutRight('write')),
    buildTarget('ADMIN'),
    ['write', 'write', 'write', 'write', 'write', 'above'],
  ],
  [
    'the last active super administrator, by the server',
    buildActor('SUPER_ADMIN'),
    buildTarget('SUPER_ADMIN', { abilities: lastSuperAdminAbilities }),
    [...lastSuperAdminDenials],
  ],
  [
    'the last active super administrator, by the list',
    buildActor('SUPER_ADMIN', { lastSuperAdminId: 'other' }),
    buildTarget('SUPER_ADMIN'),
    [...lastSuperAdminDenials],
  ],
  [
    'the server knows better than the list',
    buildActor('SUPER_ADMIN', { lastSuperAdminId: 'other' }),
    buildTarget('SUPER_ADMIN', { abilities: {} }),
    allAllowed,
  ],
  [
    'on an account with equal rights',
    buildActor('ADMIN', withContainerRights(readWrite)),
    buildTarget('ADMIN', withMoreRights),
    allAllowed,
  ],
  [
    'on an account with a right that the actor lacks',
    buildActor('ADMIN', withContainerRights({ ...readWrite, write: false })),
    buildTarget('OPERATOR', withMoreRights),
    allMoreRights,
  ],
  [
    'on an account whose role gives it a right that the actor lacks',
    buildActor('ADMIN', withContainerRights({ ...readWrite, write: false })),
    buildTarget('OPERATOR', { permissions: {} }),
    allMoreRights,
  ],
  [
    'on an account whose rights are not known',
    buildActor('ADMIN', withContainerRights({ ...readWrite, write: false })),
    buildTarget('OPERATOR'),
    allAllowed,
  ],
  [
    'rights in a module that the actor does not see do not count',
    buildActor('ADMIN', withContainerRights({ ...readWrite, visible: false })),
    buildTarget('ADMIN', withMoreRights),
    allMoreRights,
  ],
  [
    'nor do those in a module that the account does not see',
    buildActor('ADMIN', withContainerRights({ ...allRights, visible: false })),
    buildTarget('ADMIN', { permissions: { containers: { ...allRights, visible: false } } }),
    allAllowed,
  ],
  [
    'a super administrator can grant themselves every right',
    buildActor('SUPER_ADMIN', withContainerRights(undefined)),
    buildTarget('SUPER_ADMIN', withMoreRights),
    allAllowed,
  ],
  [
    'an account with more rights, by the server',
    buildActor('ADMIN'),
    buildTarget('ADMIN', { abilities: moreRightsAbilities }),
    allMoreRights,
  ],
  [
    'a reason of another server that is not known here',
    buildActor('SUPER_ADMIN'),
    buildTarget('OPERATOR', { abilities: { delete: 'legalHold' } }),
    allAllowed,
  ],
];

it.each(policyRows)('%s', (_name, actor, target, expected) => {
  const reasons = userActions.map((action): [UserAction, DenialReason | null] => [
    action,
    getDenialReason(action, actor, target),
  ]);
  expect(reasons).toEqual(userActions.map((action, index) => [action, expected[index]]));
});

const buildPerson = (id: string, overrides = {}) => ({
  id,
  role: 'SUPER_ADMIN',
  status: 'ACTIVE',
  invitationPending: false,
  ...overrides,
});

it.each([
  ['one among others', [buildPerson('a', { role: 'ADMIN' }), buildPerson('b')], 'b'],
  ['several', [buildPerson('a'), buildPerson('b')], null],
  ['none', [buildPerson('a', { role: 'OPERATOR' })], null],
  [
    'an inactive second one does not count',
    [buildPerson('a'), buildPerson('b', { status: 'INACTIVE' })],
    'a',
  ],
  [
    'a suspended second one does not count',
    [buildPerson('a'), buildPerson('b', { status: 'SUSPENDED' })],
    'a',
  ],
  [
    'nor one whose invitation is pending',
    [buildPerson('a'), buildPerson('b', { invitationPending: true })],
    'a',
  ],
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

test('on a server that gives a role further rights, only users who hold them can grant it', () => {
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
