import type { AuditEntry } from '@escale/contracts';
import { entryLabel } from './entry-label';

const buildEntry = (overrides: Partial<AuditEntry>): AuditEntry => ({
  id: 'entry',
  action: 'UPDATE',
  userId: 'maelle',
  user: { email: 'maelle@escale.test', firstName: 'Maëlle', lastName: 'Design' },
  target: { id: 'adjoua', name: 'Adjoua Kouassi' },
  resource: 'users/adjoua',
  ipAddress: null,
  userAgent: null,
  metadata: {},
  timestamp: '2026-11-21T10:00:00.000Z',
  ...overrides,
});

it.each<[string, Partial<AuditEntry>]>([
  ['Fiche modifiée', { metadata: { after: { lastName: 'Kouassi' } } }],
  ['Droits modifiés', { metadata: { after: { permissions: {} } } }],
  ['Droits modifiés', { resource: 'roles/OPERATOR', target: null }],
  ['Préférences modifiées', { metadata: { after: { language: 'en' } } }],
  ['Modification', { resource: 'cranes/7', target: null }],
  ['Déconnexion', { action: 'LOGOUT', resource: 'auth' }],
  ['Déconnexion forcée', { action: 'LOGOUT', metadata: { reason: 'FORCED' } }],
  ['Déconnexion forcée', { action: 'LOGOUT', metadata: { reason: 'SESSION_DELETED' } }],
  ['Session terminée', { action: 'LOGOUT', metadata: { reason: 'TOKEN_REUSE' } }],
  ['Connexion', { action: 'LOGIN', resource: 'auth' }],
])('%s', (word, overrides) => {
  expect(entryLabel(buildEntry(overrides))).toBe(word);
});
