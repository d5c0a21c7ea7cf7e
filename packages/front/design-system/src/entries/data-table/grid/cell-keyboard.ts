import type { Column, GridApi, SuppressKeyboardEventParams } from 'ag-grid-community';
import { isContentColumn } from './grid-columns';

/** Matches the focusable controls in a cell; not the row's checkbox, which Space toggles from any cell of the row. */
const controlSelector = ':is(button, a[href], input, select, textarea, [tabindex]):not(.table-box)';

const controlsIn = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(controlSelector)].filter((control) => !control.matches(':disabled'));

/** The keys for the next and the previous control on a left-to-right page. */
const horizontalArrows = ['ArrowRight', 'ArrowLeft'] as const;

function focusControl(cell: HTMLElement, target: Element, step: number): boolean {
  const inside = controlsIn(cell);
  const next = inside[inside.findIndex((control) => control === target) + step];
  next?.focus();
  return next !== undefined;
}

/** Scrolls to a cell and focuses it. */
export function focusCell(api: GridApi<object>, rowIndex: number, column: Column): void {
  api.ensureIndexVisible(rowIndex);
  api.ensureColumnVisible(column);
  api.setFocusedCell(rowIndex, column);
}

/** Handles Home and End: focuses the first or last cell of the row; with Ctrl, of the table. */
function handleHomeAndEnd(api: GridApi<object>, { key, ctrlKey, metaKey }: KeyboardEvent, row: number): void {
  const columns = api.getAllDisplayedColumns();
  const column = key === 'Home' ? columns[0] : columns.at(-1);
  const farRow = key === 'Home' ? 0 : api.getDisplayedRowCount() - 1;
  if (column) focusCell(api, ctrlKey || metaKey ? farRow : row, column);
}

/** Focuses the last focused cell, else the first row's first content cell. Returns false if there are no rows. */
export function focusTable(api: GridApi<object>): boolean {
  const last = api.getFocusedCell();
  const first = api.getAllDisplayedColumns().find(isContentColumn);
  const column = last?.column ?? first;
  if (column === undefined || api.getDisplayedRowCount() === 0) return false;
  focusCell(api, Math.min(last?.rowIndex ?? 0, api.getDisplayedRowCount() - 1), column);
  return true;
}

/**
 * Handles the keys of the ARIA grid pattern that AG Grid does not handle itself. On a cell, Enter and F2 focus its first control,
 * and Space toggles the row's selection. On a control in a cell, the horizontal arrows focus the next or previous control, and
 * Escape focuses the cell. Returns true if AG Grid must ignore the key.
 */
export function handleCellKey(
  { event, api, node }: Pick<SuppressKeyboardEventParams<object>, 'event' | 'api' | 'node'>,
  toggleRow: (() => void) | undefined,
): boolean {
  const { target, key } = event;
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('.ag-cell') : null;
  if (cell === null || !(target instanceof HTMLElement)) return false;
  const inCell = target !== cell;
  const preventDefaultIf = (done: boolean) => {
    if (done) event.preventDefault();
    return done;
  };
  if (event.type !== 'keydown' || key === 'Tab') return false;
  if (key === ' ') {
    if (inCell || toggleRow === undefined) return inCell;
    toggleRow();
    return preventDefaultIf(true);
  }
  if (key === 'Enter' || key === 'F2') return inCell || preventDefaultIf(focusControl(cell, target, 1));
  if (key === 'Escape' && inCell) {
    cell.focus();
    return preventDefaultIf(true);
  }
  if (target.matches('input:not([type=checkbox]), select, textarea')) return true;
  if (key === 'Home' || key === 'End') {
    handleHomeAndEnd(api, event, node.rowIndex ?? 0);
    return preventDefaultIf(true);
  }
  const [next, previous] = api.getGridOption('enableRtl') ? horizontalArrows.toReversed() : horizontalArrows;
  const step = key === next ? 1 : key === previous ? -1 : 0;
  return inCell && step !== 0 && preventDefaultIf(focusControl(cell, target, step));
}
