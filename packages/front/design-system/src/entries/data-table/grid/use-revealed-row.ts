import type { GridApi } from 'ag-grid-community';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Scrolls once to the row with this id, as soon as the grid has it. Returns a function to call with the grid once its first rows
 * are rendered.
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
    // After the grid has replaced the early rows.
    const frame = requestAnimationFrame(reveal);
    return () => cancelAnimationFrame(frame);
  }, [reveal, rows]);

  return (api: GridApi<object>) => {
    grid.current = api;
    reveal();
  };
}
