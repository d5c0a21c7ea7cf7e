import type { DataTableColumn, SortOrder } from '../data-table-types';
import { compareValues } from './compare-values';

/** Returns the rows sorted by a column; unchanged without a column. Calls `value` once per row. */
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
