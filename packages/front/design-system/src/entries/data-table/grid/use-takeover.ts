import type { GridApi } from 'ag-grid-community';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusCell } from './cell-keyboard';

/** Which cell of the early rows has the focus, by row and column; the row of the headers is -1. */
function focusedCell(early: HTMLElement): { row: number; column: number } | null {
  const cell = document.activeElement?.closest('.ag-cell, [role=columnheader]');
  if (!cell?.parentElement || !early.contains(cell)) return null;
  const rows = [...early.querySelectorAll('.ag-row')];
  return { row: rows.indexOf(cell.parentElement), column: [...cell.parentElement.children].indexOf(cell) };
}

/** Runs when nothing in the element is being pressed any more, and what was pressed has had its click. */
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
 * Lets the grid take the place of the early rows once its own are there, or it has none to wait for: never in the middle
 * of a press, and with the focus. Returns whether it has, and what to call when it is built and with its first rows.
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

  // Without rows there is nothing that somebody could be pressing.
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
