import type { DataTableColumn } from '../data-table-types';

/** Minimum width of a column that names none, in pixels. */
export const defaultWidth = 160;

/** Width of the selection column, in pixels. */
export const selectWidth = 52;

/** Returns the minimum width of a column, in pixels. */
export const columnWidth = ({ width = defaultWidth }: Pick<DataTableColumn<object>, 'width'>) => width;

/** Returns the minimum width of all columns together, in pixels. */
export function leastWidth(
  shown: readonly Pick<DataTableColumn<object>, 'width'>[],
  selectable: boolean,
  actionsWidth: number,
): number {
  const content = shown.reduce((sum, column) => sum + columnWidth(column), 0);
  return content + (selectable ? selectWidth : 0) + actionsWidth;
}
