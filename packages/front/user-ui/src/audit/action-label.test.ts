import { actionLabel, isKnownAction } from './action-label';

it.each([
  ['LOGIN_FAILED', 'Connexion échouée'],
  ['BADGE_PRINTED', 'Action inconnue (BADGE_PRINTED)'],
  ['constructor', 'Action inconnue (constructor)'],
  ['', 'Action inconnue'],
])('%j is called %s', (action, word) => {
  expect(actionLabel(action).replaceAll('\u00a0', ' ')).toBe(word);
  expect(isKnownAction(action)).toBe(action === 'LOGIN_FAILED');
});
