import type { Column, GridApi } from 'ag-grid-community';

/**
 * Tab walks through the cells of one row and then leaves the table, for ten thousand rows are no way through a page;
 * the arrows change the row. Backwards it comes to the headers. True where it left.
 */
export function leaveRow(
  api: GridApi<object>,
  column: Column,
  backwards: boolean,
  onLeave: () => void,
): boolean {
  const next = backwards ? api.getDisplayedColBefore(column) : api.getDisplayedColAfter(column);
  if (next !== null) return false;
  const last = api.getAllDisplayedColumns().at(-1);
  if (!backwards) onLeave();
  else if (last) api.setFocusedHeader(last);
  return true;
}
