import type { GridApi } from 'ag-grid-community';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusCell } from './cell-keyboard';

/**
 * Returns row and column of the focused cell in the early rows, or null if the focus is elsewhere.
 * Row -1 is the header row.
 */
function focusedCell(early: HTMLElement): { row: number; column: number } | null {
  const cell = document.activeElement?.closest('.ag-cell, [role=columnheader]');
  if (!cell?.parentElement || !early.contains(cell)) return null;
  const rows = [...early.querySelectorAll('.ag-row')];
  return { row: rows.indexOf(cell.parentElement), column: [...cell.parentElement.children].indexOf(cell) };
}

/** Calls `run` at once; if the user is pressing on the element, only after the click event that ends the press. */
function whenReleased(element: HTMLElement, run: () => void): void {
  if (!element.matches(':active')) {
    run();
    return;
  }
  const events = ['pointerup', 'pointercancel', 'keyup', 'blur'];
  const release = () => {
    for (const event of events) window.removeEventListener(event, release, true);
    setTimeout(run);
  };
  for (const event of events) window.addEventListener(event, release, true);
}

/**
 * Decides when the grid replaces the early rows, and then moves the focus to the same cell. The
 * grid takes over once it has rendered its first rows (`takeOver`), or after a press that is in
 * progress then. A grid without rows takes over as soon as it is built (`setBuilt`).
 */
export function useTakeover(early: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const [built, setBuilt] = useState<GridApi<object> | null>(null);
  const [grid, setGrid] = useState<GridApi<object> | null>(null);
  const focus = useRef<ReturnType<typeof focusedCell>>(null);

  const takeOver = useCallback(
    (api: GridApi<object>) => {
      const rows = early.current;
      if (rows === null) {
        setGrid(api);
        return;
      }
      whenReleased(rows, () => {
        focus.current = focusedCell(rows);
        setGrid(api);
      });
    },
    [early],
  );

  // A grid without rows never renders a first row, so it takes over once it is built.
  if (isEmpty && built !== null && grid === null) setGrid(built);

  useLayoutEffect(() => {
    if (grid === null || focus.current === null || grid.isDestroyed()) return;
    const column = grid.getAllDisplayedColumns()[focus.current.column];
    if (column === undefined) return;
    if (focus.current.row === -1) grid.setFocusedHeader(column);
    else focusCell(grid, focus.current.row, column);
  }, [grid]);

  return { hasTakenOver: grid !== null, setBuilt, takeOver };
}
