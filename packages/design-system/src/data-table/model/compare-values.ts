import type { CellValue } from '../data-table-types';

const french = new Intl.Collator('fr', { numeric: true });

/** Compares two cell values for ascending order; texts in the order of a French dictionary. */
export function compareValues(one: CellValue, other: CellValue): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  if (typeof one === 'string' && typeof other === 'string') return french.compare(one, other);
  return Number(one) - Number(other);
}
