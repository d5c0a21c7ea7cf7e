import type { GridApi } from 'ag-grid-community';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusCell } from './cell-keyboard';

/** Returns the focused cell of the early rows, by row and column; the header row is -1. */
function focusedCell(early: HTMLElement): { row: number; column: number } | null {
  const cell = document.activeElement?.closest('.ag-cell, [role=columnheader]');
  if (!cell?.parentElement || !early.contains(cell)) return null;
  const rows = [...early.querySelectorAll('.ag-row')];
  return { row: rows.indexOf(cell.parentElement), column: [...cell.parentElement.children].indexOf(cell) };
}

/** Runs once no press in the element is in progress and its click has been dispatched. */
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
 * Replaces the early rows with the grid once the grid has its rows, or is built and has none to wait for: never in the middle of a
 * press, and keeping the focus. Returns whether the grid has taken over, and the callbacks for both events.
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

  // Without rows there is nothing to press.
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
