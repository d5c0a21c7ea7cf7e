import { fr as frame } from './frame/messages/fr';
import { ar as arabic } from '../features/module-status/messages/page/ar';
import { en as english } from '../features/module-status/messages/page/en';
import { fr as french } from '../features/module-status/messages/page/fr';

it.each([
  [french, 1, 'Essai partiel : 2.0.0 (10 % des utilisateurs, 1 nommé)'],
  [french, 2, 'Essai partiel : 2.0.0 (10 % des utilisateurs, 2 nommés)'],
  [english, 1, 'Partial trial: 2.0.0 (10% of users, 1 named)'],
  [arabic, 2, 'تجربة جزئية: \u200e2.0.0 (\u200e10%\u200e من المستخدمين، مستخدمان معيّنان)'],
  [arabic, 11, 'تجربة جزئية: \u200e2.0.0 (\u200e10%\u200e من المستخدمين، 11 مستخدمًا معيّنًا)'],
])('counts the named users of a canary as the language does', ({ canaryFor }, users, text) => {
  expect(canaryFor('2.0.0', 10, users)).toBe(text);
});

it('counts the last seconds of a session in French', () => {
  expect([1, 2].map(frame.idle.lastSeconds)).toEqual([
    'Votre session prend fin dans 1 seconde.',
    'Votre session prend fin dans 2 secondes.',
  ]);
});
