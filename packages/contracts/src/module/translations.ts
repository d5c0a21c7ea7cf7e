import { actionsOf } from './actions';
import { figureOf } from './card-figure';
import { contributionsOf } from './contributions';
import type { ModuleManifest } from './descriptor';
import { permissionLabelsOf } from './permissions';
import { languages, type Language } from '../user/preferences';

/** A module that may declare translations. */
type DeclaringModule = Pick<
  ModuleManifest,
  | 'label'
  | 'card'
  | 'actions'
  | 'contributions'
  | 'routes'
  | 'permissions'
  | 'permissionLabels'
  | 'translations'
>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the maximum length of each translatable text, by the path of that text within a language. */
function maxLengthsByPath(module: DeclaringModule): Map<string, number> {
  const { card, label } = module;
  const idsAt = (field: string, all: readonly { id: string }[]) =>
    all.map(({ id }): [string, number] => [`${field}.${id}`, 60]);
  return new Map([
    ['label', 60],
    ...(card === null || card.label === label ? [] : [['card.label', 60] as const]),
    ...(card === null ? [] : [['card.description', 140] as const]),
    ...(figureOf(module) === null ? [] : [['card.figureLabel', 40] as const]),
    ...idsAt('actions', actionsOf(module)),
    ...idsAt('contributions', contributionsOf(module)),
  ]);
}

/** Returns the declared texts of one language as pairs of path and text. */
function declaredTexts(texts: unknown): [string, unknown][] {
  if (!isObject(texts)) return [];
  return Object.entries(texts).flatMap(([field, text]) =>
    isObject(text)
      ? Object.entries(text).map(([key, one]): [string, unknown] => [`${field}.${key}`, one])
      : [[field, text] as [string, unknown]],
  );
}

const isValidText = (text: unknown, length: number): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= length;

/** Returns the valid texts of a descriptor in one language, by path. */
function validTexts(module: DeclaringModule, language: string): Map<string, string> {
  const places = maxLengthsByPath(module);
  const { translations } = module;
  const declared = isObject(translations)
    ? declaredTexts((translations as Record<string, unknown>)[language])
    : [];
  return new Map(
    declared.filter((one): one is [string, string] => isValidText(one[1], places.get(one[0]) ?? 0)),
  );
}

/** Returns why declared translations are invalid, one sentence each; an invalid text falls back to French. */
export function translationProblems(module: DeclaringModule): string[] {
  const translations: unknown = module.translations;
  if (translations === undefined) return [];
  if (!isObject(translations)) return ['translations is no object'];
  const places = maxLengthsByPath(module);
  return Object.entries(translations).flatMap(([language, texts]) => {
    if (language === 'fr' || !languages.some((known) => known === language))
      return [`translations names ${language}, which is no other language of the platform`];
    if (!isObject(texts)) return [`translations.${language} is no object`];
    return declaredTexts(texts).flatMap(([place, text]) => {
      const length = places.get(place);
      if (length === undefined) return [`translations.${language}.${place}: the module has no such text`];
      return isValidText(text, length)
        ? []
        : [`translations.${language}.${place} needs a text of 1 to ${length} characters`];
    });
  });
}

/** Returns the texts that a module has in French only, one sentence per language. */
export function missingTranslations(module: DeclaringModule): string[] {
  return languages
    .filter((language) => language !== 'fr')
    .flatMap((language) => {
      const sound = validTexts(module, language);
      const texts = [...maxLengthsByPath(module).keys()].filter((place) => !sound.has(place));
      const labels = Object.keys(permissionLabelsOf(module, language)).filter(
        (name) => module.permissionLabels?.[name]?.[language] === undefined,
      );
      const missing = [
        ...texts.map((place) => `translations.${language}.${place}`),
        ...labels.map((name) => `permissionLabels.${name}.${language}`),
      ];
      return missing.length === 0 ? [] : [`in ${language}, people read French for ${missing.join(', ')}`];
    });
}

/**
 * Returns a descriptor with its label, card, actions and contributions in a language. A missing or invalid text stays French.
 * Returns the descriptor itself if nothing changes.
 */
export function localizeDescriptor<Module extends DeclaringModule>(
  module: Module,
  language: Language,
): Module {
  const texts = language === 'fr' ? new Map<string, string>() : validTexts(module, language);
  if (texts.size === 0) return module;
  const { card, label } = module;
  const textAt = (place: string, french: string) => texts.get(place) ?? french;
  const labelled = <One extends { id: string; label: string }>(field: string, all: readonly One[]) =>
    all.map((one) => ({ ...one, label: textAt(`${field}.${one.id}`, one.label) }));
  const figure = figureOf(module);
  const ownLabel = textAt('label', label);
  return {
    ...module,
    label: ownLabel,
    card: card && {
      ...card,
      label: card.label === label ? ownLabel : textAt('card.label', card.label),
      description: textAt('card.description', card.description),
      ...(figure && { figure: { ...figure, label: textAt('card.figureLabel', figure.label) } }),
    },
    ...(module.actions && { actions: labelled('actions', actionsOf(module)) }),
    ...(module.contributions && {
      contributions: labelled('contributions', contributionsOf(module)),
    }),
  };
}
