import type { Column, GridApi } from 'ag-grid-community';

/**
 * Lets Tab leave the table after the last cell of a row, so that thousands of rows do not trap the keyboard; the arrow
 * keys change the row. Shift+Tab goes to the headers. Returns true when the focus left.
 */
export function tabOutOfRow(
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
