import type { GridApi, TabToNextCellParams } from 'ag-grid-community';

/**
 * Tab walks through the cells of one row and then leaves the table, for ten thousand rows are no way through a page;
 * the arrows change the row. Backwards it comes to the headers.
 */
export function tabInRow(params: TabToNextCellParams<object>, leave: () => void) {
  const { previousCellPosition: from, nextCellPosition: to, backwards, api } = params;
  if (to !== null && to.rowIndex === from.rowIndex) return to;
  if (backwards) focusLastHeader(api);
  else leave();
  return true;
}

function focusLastHeader(api: GridApi<object>): void {
  const last = api.getAllDisplayedColumns().at(-1);
  if (last) api.setFocusedHeader(last);
}
