import { textTools, useLocale } from '@escale/i18n';

/** Returns a number formatted in the language of the toolbar. */
export function useNumber(value: number): string {
  return textTools(useLocale().language).number(value);
}
