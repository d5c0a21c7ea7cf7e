import { currentLanguage, textTools } from '@escale/i18n';
import type { CellValue } from '../data-table-types';

/** Compares two cell values for ascending order. Texts compare in dictionary order of the current language. */
export function compareValues(one: CellValue, other: CellValue): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  if (typeof one === 'string' && typeof other === 'string')
    return textTools(currentLanguage()).compare(one, other);
  return Number(one) - Number(other);
}

// Chromium takes 12 ms for the first comparison of texts, so we make one while the browser is idle.
if ('requestIdleCallback' in window) requestIdleCallback(() => compareValues('a', 'b'));
