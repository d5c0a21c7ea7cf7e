import type { DataTableColumn, SortOrder } from '../data-table-types';
import { compareValues } from './compare-values';

/** Returns the rows in the order of a column, unchanged without one. The value of each row is read once. */
export function sortRows<Row>(
  rows: readonly Row[],
  column: Pick<DataTableColumn<Row>, 'value'> | undefined,
  direction: SortOrder['direction'] | undefined,
): readonly Row[] {
  if (column === undefined) return rows;
  const sign = direction === 'desc' ? -1 : 1;
  return rows
    .map((row) => ({ row, value: column.value(row) }))
    .sort((one, other) => sign * compareValues(one.value, other.value))
    .map(({ row }) => row);
}
