import type { DataTableColumn } from '../data-table-types';

/** Minimum width of a column without `width`, in pixels. */
export const defaultWidth = 160;

/** Width of the selection column, in pixels. */
export const selectWidth = 44;

/** Returns the minimum width of a column, in pixels. */
export const minColumnWidth = ({ width = defaultWidth }: Pick<DataTableColumn<object>, 'width'>) => width;

/** Returns the sum of the minimum widths of all columns, in pixels. */
export function minTotalWidth(
  shown: readonly Pick<DataTableColumn<object>, 'width'>[],
  selectable: boolean,
  actionsWidth: number,
): number {
  const content = shown.reduce((sum, column) => sum + minColumnWidth(column), 0);
  return content + (selectable ? selectWidth : 0) + actionsWidth;
}
