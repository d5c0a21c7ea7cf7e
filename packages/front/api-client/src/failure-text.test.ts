import { ApiError } from './api-error';
import { failureText } from './failure-text';

const fallback = "Erreur lors de l'envoi";

it.each([
  ['the server text', 'rejected', 'Adresse bloquée', 'Adresse bloquée'],
  ['the server text over the general line', 'forbidden', 'Droit manquant', 'Droit manquant'],
  ['the fallback without a server text', 'network', undefined, fallback],
  ['the fallback when the server repeats the general line', 'forbidden', 'Accès interdit.', fallback],
  ['the general line of another kind as sent', 'rejected', 'Accès interdit.', 'Accès interdit.'],
] as const)('returns %s [§8-3]', (_name, kind, serverText, expected) => {
  expect(failureText(new ApiError({ kind, serverText }), fallback)).toBe(expected);
});
