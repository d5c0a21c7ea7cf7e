import type { GridApi } from 'ag-grid-community';
import { useCallback, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useLatest } from '../../../core/hooks/use-latest';
import { focusCell } from '../grid/cell-keyboard';

interface CellPosition {
  row: string;
  column: string;
}

/** Scroll position and last used cell of a table at the time when the user left its page. */
interface ReturnPlace {
  scrollTop: number;
  cell: CellPosition | null;
}

/** Saved places, keyed by history entry and table. */
const savedPlaces = new Map<string, ReturnPlace>();

/** Maximum number of saved places: more history entries than a user is likely to go back. */
const maxPlaces = 50;

function savePlace(entry: string, place: ReturnPlace): void {
  savedPlaces.delete(entry);
  savedPlaces.set(entry, place);
  for (const oldest of savedPlaces.keys()) if (savedPlaces.size > maxPlaces) savedPlaces.delete(oldest);
}

const gridViewport = (frame: HTMLElement) => frame.querySelector('.ag-grid-viewport');

function cellPositionOf(target: EventTarget): CellPosition | null {
  const cell = target instanceof Element ? target.closest('.ag-cell') : null;
  const row = cell?.closest('[row-id]')?.getAttribute('row-id');
  const column = cell?.getAttribute('col-id');
  return row && column ? { row, column } : null;
}

/**
 * True if the body or the heading has the focus: the user has not moved the focus since the page
 * appeared.
 */
const isFocusFree = () => document.activeElement === null || document.activeElement.matches('body, h1');

function restoreFocus(api: GridApi<object>, { row, column }: CellPosition): void {
  const rowIndex = api.getRowNode(row)?.rowIndex;
  const found = api.getColumn(column);
  if (typeof rowIndex === 'number' && found) focusCell(api, rowIndex, found);
}

/**
 * Stores the scroll position and the last used cell when the user leaves the page, and restores both when the user comes back to
 * the same history entry. The caller calls `noteUse` when a cell is clicked or focused, and `restore` once the rows are rendered.
 */
export function useReturnPlace(table: string, frame: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const returning = useNavigationType() === NavigationType.Pop;
  const entry = `${key} ${table}`;
  const latestEntry = useLatest(entry);
  const used = useRef<CellPosition>(null);

  const remember = useCallback(
    (scrollTop: number) => savePlace(latestEntry.current, { scrollTop, cell: used.current }),
    [latestEntry],
  );

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const { pathname } = window.location;
    return () => {
      // If the address is the same, the user has not left the page: something else, such as an error, has unmounted the table.
      if (window.location.pathname === pathname) return;
      remember(gridViewport(element)?.scrollTop ?? 0);
    };
  }, [frame, remember]);

  return {
    noteUse: ({ target }: SyntheticEvent) => {
      used.current = cellPositionOf(target) ?? used.current;
    },
    restore: (api: GridApi<object>) => {
      const place = returning ? savedPlaces.get(entry) : undefined;
      if (place === undefined) return;
      // Waits one frame, since the heading takes the focus when the page appears.
      requestAnimationFrame(() => {
        const rows = frame.current && gridViewport(frame.current);
        if (api.isDestroyed() || !rows) return;
        rows.scrollTop = place.scrollTop;
        if (place.cell && isFocusFree()) restoreFocus(api, place.cell);
      });
    },
  };
}
