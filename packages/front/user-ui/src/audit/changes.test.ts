import type { AuditEntry } from '@escale/contracts';
import { changesIn } from './changes';

const entry: AuditEntry = {
  id: 'entry',
  action: 'UPDATE',
  userId: 'yao',
  user: null,
  target: null,
  resource: 'users',
  ipAddress: null,
  userAgent: null,
  metadata: {},
  timestamp: '2026-11-21T08:14:00.000Z',
};

const changeLines = (before: unknown, after: unknown) =>
  changesIn({ ...entry, metadata: { before, after } }).map(
    ({ label, before: from = '', after: to = '' }) => `${label}: ${from} > ${to}`,
  );

it('says what was changed in words', () => {
  expect(
    changeLines(
      { firstName: 'Yao', role: 'OPERATOR', status: 'ACTIVE', lastName: 'Kouassi' },
      { firstName: 'Jo', role: 'ADMIN', status: 'SUSPENDED', lastName: 'Kouassi' },
    ),
  ).toEqual(['prénom: Yao > Jo', 'rôle: Opérateur > Administrateur', 'statut: Actif > Suspendu']);
});

it('says what has become of an invitation that had to wait', () => {
  expect(changeLines({ invitation: 'WAITING' }, { invitation: 'SENT' })).toEqual([
    'invitation: en attente > envoyée',
  ]);
});

it('names each right and each notification', () => {
  expect(
    changeLines(
      { permissions: { reports: { visible: true, read: false } }, notifications: { email: true } },
      { permissions: { reports: { visible: true, read: true } }, notifications: { email: false } },
    ),
  ).toEqual(['Rapports, Consultation: non > oui', 'notifications par email: oui > non']);
});

it('names a field without its values where those are not known here', () => {
  expect(changeLines({ avatarUrl: null }, { avatarUrl: '/a.webp' })).toEqual(['photo:  > ']);
  expect(changeLines({ passwordHash: 'old' }, { passwordHash: 'new' })).toEqual(['passwordHash:  > ']);
  expect(changeLines({ firstName: { nested: 1 } }, { firstName: 'Jo' })).toEqual(['prénom:  > ']);
});

it.each([
  [undefined, undefined],
  ['ACTIVE', 'INACTIVE'],
  [{ role: 'ADMIN' }, undefined],
  [[], {}],
])('finds nothing in %j and %j', (before, after) => {
  expect(changeLines(before, after)).toEqual([]);
});
