import type { GridApi } from 'ag-grid-community';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Scrolls to the row with this id as soon as the grid contains the row, and only once. Returns a function that the caller calls
 * when the grid has rendered its first rows.
 */
export function useRevealedRow(rowId: string | undefined, rows: readonly object[]) {
  const grid = useRef<GridApi<object>>(null);
  const revealed = useRef<string>(undefined);

  const reveal = useCallback(() => {
    const api = grid.current;
    if (rowId === undefined || revealed.current === rowId || api === null || api.isDestroyed()) return;
    const node = api.getRowNode(rowId);
    if (node === undefined) return;
    revealed.current = rowId;
    api.ensureNodeVisible(node, 'middle');
  }, [rowId]);

  useEffect(() => {
    // Waits one frame, after which the grid contains the new rows.
    const frame = requestAnimationFrame(reveal);
    return () => cancelAnimationFrame(frame);
  }, [reveal, rows]);

  return (api: GridApi<object>) => {
    grid.current = api;
    reveal();
  };
}
