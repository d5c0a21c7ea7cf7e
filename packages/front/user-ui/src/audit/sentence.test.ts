import type { AuditEntry } from '@escale/contracts';
import { auditSentence } from './sentence';

const maelle = { email: 'maelle@escale.test', firstName: 'Maëlle', lastName: 'Design' };

const sentenceOf = (entry: Partial<AuditEntry>) =>
  auditSentence({
    id: 'entry',
    action: 'UPDATE',
    userId: 'maelle',
    user: maelle,
    target: { id: 'adjoua', name: 'Adjoua Kouassi' },
    resource: 'users/adjoua',
    ipAddress: null,
    userAgent: null,
    metadata: {},
    timestamp: '2026-11-21T08:14:00.000Z',
    ...entry,
  }).replaceAll(/[\u00a0\u202f]/g, ' ');

const buildMetadata = (values: object) => ({ before: {}, after: values });

it.each<[Partial<AuditEntry>, string]>([
  [
    { action: 'STATUS_CHANGE', metadata: buildMetadata({ status: 'INACTIVE' }) },
    'Maëlle Design a désactivé Adjoua Kouassi',
  ],
  [
    { action: 'STATUS_CHANGE', metadata: buildMetadata({ status: 'ACTIVE' }) },
    'Maëlle Design a activé Adjoua Kouassi',
  ],
  [
    { action: 'STATUS_CHANGE', metadata: buildMetadata({ status: 'SUSPENDED' }) },
    'Maëlle Design a suspendu Adjoua Kouassi',
  ],
  [{ action: 'STATUS_CHANGE' }, "Maëlle Design a changé le statut d'Adjoua Kouassi"],
  [{ action: 'CREATE' }, "Maëlle Design a créé le compte d'Adjoua Kouassi"],
  [{ action: 'DELETE' }, "Maëlle Design a supprimé le compte d'Adjoua Kouassi"],
  [{ action: 'ROLE_CHANGE' }, "Maëlle Design a changé le rôle d'Adjoua Kouassi"],
  [{ action: 'PASSWORD_CHANGE' }, "Maëlle Design a changé le mot de passe d'Adjoua Kouassi"],
  [{ metadata: buildMetadata({ firstName: 'A' }) }, "Maëlle Design a modifié la fiche d'Adjoua Kouassi"],
  [{ metadata: buildMetadata({ permissions: {} }) }, "Maëlle Design a modifié les droits d'Adjoua Kouassi"],
  [
    { metadata: buildMetadata({ language: 'en' }) },
    "Maëlle Design a modifié les préférences d'Adjoua Kouassi",
  ],
  [{ action: 'LOGOUT', metadata: { reason: 'FORCED' } }, 'Maëlle Design a déconnecté Adjoua Kouassi'],
  [
    { action: 'LOGOUT', metadata: { reason: 'SESSION_DELETED' } },
    "Maëlle Design a fermé une session d'Adjoua Kouassi",
  ],
])('%j reads: %s', (entry, sentence) => {
  expect(sentenceOf(entry)).toBe(sentence);
});

it.each<[string, Partial<AuditEntry>, string]>([
  ['a sign-in', { action: 'LOGIN', target: null }, "Maëlle Design s'est connecté"],
  ['an end', { action: 'LOGOUT', target: null, resource: 'auth' }, 'Maëlle Design : session terminée'],
  [
    'a disowned sign-in',
    { action: 'LOGOUT', target: null, resource: 'auth', metadata: { reason: 'DISOWNED' } },
    "Maëlle Design a désavoué une connexion : « Ce n'était pas moi »",
  ],
  [
    'a refused sign-in',
    { action: 'LOGIN_FAILED', user: null, target: null, metadata: { email: 'x@y.test' } },
    'x@y.test : connexion refusée',
  ],
  ['one by an unknown account', { user: null, target: null }, 'Compte inconnu a modifié un compte'],
  [
    'one on the own account',
    { action: 'PASSWORD_CHANGE', target: { id: 'maelle', name: 'Maëlle Design' } },
    'Maëlle Design a changé son mot de passe',
  ],
  [
    'one on a role',
    { target: null, resource: 'roles/OPERATOR' },
    'Maëlle Design a modifié les droits du rôle Opérateur',
  ],
  [
    'one of §7',
    { action: 'STATUS_CHANGE', target: null, resource: 'users' },
    "Maëlle Design a changé le statut d'un compte",
  ],
  [
    'an end by another, of whom is not said',
    { action: 'LOGOUT', target: null, resource: 'users/adjoua' },
    "Maëlle Design a mis fin à une session ou plus d'un compte",
  ],
  ['an unknown one', { action: 'WINK' }, "Maëlle Design a fait une action qui n'est pas connue ici"],
  [
    'one of a name of Object',
    { action: 'constructor' },
    "Maëlle Design a fait une action qui n'est pas connue ici",
  ],
  [
    'the service at an invitation',
    { userId: null, user: null, metadata: buildMetadata({ invitation: 'SENT' }) },
    'Invitation envoyée à Adjoua Kouassi',
  ],
  [
    'an earlier forced end',
    { action: 'LOGOUT', target: null, metadata: { reason: 'FORCED', by: 'awa@escale.test' } },
    'awa@escale.test a déconnecté Maëlle Design',
  ],
])('describes %s', (_what, entry, sentence) => {
  expect(sentenceOf(entry)).toBe(sentence);
});

it.each([
  ['Élise', "d'Élise"],
  ['Hélène', "d'Hélène"],
  ['Hassan', 'de Hassan'],
  ['Yao', 'de Yao'],
  ['Yves', "d'Yves"],
  ['Ouattara', "d'Ouattara"],
])('the rights of %s are %s', (name, words) => {
  expect(sentenceOf({ action: 'ROLE_CHANGE', target: { id: 'x', name } })).toBe(
    `Maëlle Design a changé le rôle ${words}`,
  );
});
