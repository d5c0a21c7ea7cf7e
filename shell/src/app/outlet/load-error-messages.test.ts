import { loadErrorDetails, loadErrorReason } from './load-error-messages';
import { ModuleLoadError } from '../../modules/errors/module-load-error';

/** Replaces the no-break spaces that the catalogue inserts. */
const withPlainSpaces = (text: string | null) => text?.replace(/\s/gu, ' ');

it.each([
  ['unreachable', "Ses fichiers n'ont pas pu être chargés."],
  ['invalid', "La réponse du serveur est invalide : ce n'est pas le module attendu."],
] as const)('%s: names the file in the technical details alone', (kind, reason) => {
  const error = new ModuleLoadError(kind, { file: 'mf-manifest.json' });
  expect(withPlainSpaces(loadErrorReason(error))).toBe(reason);
  expect(withPlainSpaces(loadErrorDetails(error))).toBe('Fichier : mf-manifest.json');
  expect(loadErrorDetails(new ModuleLoadError(kind))).toBeNull();
});
