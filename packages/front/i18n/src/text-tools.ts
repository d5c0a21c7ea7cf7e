import type { Language } from '@escale/contracts';

/** Arabic texts use Latin digits, like the codes, dates and addresses beside them. */
const languageTags: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', ar: 'ar-u-nu-latn' };

/** The plural forms that a language needs; Arabic has six. */
export interface PluralForms {
  fr: { one: string; other: string; many?: string };
  en: { one: string; other: string };
  ar: Record<Intl.LDMLPluralRule, string>;
}

/** Formatters of one language, based on `Intl`. */
export interface TextTools<L extends Language> {
  /** Returns the form that the language uses for a count: `plural(2, { one: 'session', other: 'sessions' })`. */
  plural: (count: number, forms: PluralForms[L]) => string;
  /** Formats a number with the separators of the language: `1 234`, `1,234`. */
  number: (value: number) => string;
  /** Formats a value in percent with one decimal place: `98,5 %`, `98.5%`. */
  percent: (value: number) => string;
  /** Formats a large number compactly: `45,2 M`. */
  short: (value: number) => string;
  /** Joins the items of a list: `Awa, Yao et Adama`. */
  list: (items: readonly string[]) => string;
  /** Says how long ago something was: `il y a 2 heures`. */
  ago: (count: number, unit: Intl.RelativeTimeFormatUnit) => string;
  /** Compares two texts in the dictionary order of the language; numbers within them by value. */
  compare: (one: string, other: string) => number;
}

function onFirstUse<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

const toolsByLanguage: Partial<Record<Language, TextTools<Language>>> = {};

function makeTools<L extends Language>(language: L): TextTools<L> {
  const tag = languageTags[language];
  const rules = onFirstUse(() => new Intl.PluralRules(tag));
  const numbers = onFirstUse(() => new Intl.NumberFormat(tag));
  const percents = onFirstUse(
    () =>
      new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const shorts = onFirstUse(
    () => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }),
  );
  const lists = onFirstUse(() => new Intl.ListFormat(tag));
  const ages = onFirstUse(() => new Intl.RelativeTimeFormat(tag));
  const order = onFirstUse(() => new Intl.Collator(tag, { numeric: true }));
  return {
    plural: (count, forms) => {
      const byRule: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
      return byRule[rules().select(count)] ?? byRule.other;
    },
    number: (value) => numbers().format(value),
    percent: (value) => percents().format(value / 100),
    short: (value) => shorts().format(value),
    list: (items) => lists().format(items),
    ago: (count, unit) => ages().format(-count, unit),
    compare: (one, other) => order().compare(one, other),
  };
}

/**
 * Returns the formatters of one language: plural forms, numbers, percentages, lists, ages and sort
 * order (§9 'Interface languages'). Creates them once per language.
 */
export function textTools<L extends Language>(language: L): TextTools<L> {
  toolsByLanguage[language] ??= makeTools(language) as unknown as TextTools<Language>;
  return toolsByLanguage[language];
}

/** Returns the locale tag with which `Intl` formats a language: `fr-FR`, `en-GB`, `ar-u-nu-latn`. */
export function languageTag(language: Language): string {
  return languageTags[language];
}
