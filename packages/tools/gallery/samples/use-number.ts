import { textTools, useLocale } from '@escale/i18n';

/** Returns a number as the language of the toolbar writes it. */
export function useNumber(value: number): string {
  return textTools(useLocale().language).number(value);
}
