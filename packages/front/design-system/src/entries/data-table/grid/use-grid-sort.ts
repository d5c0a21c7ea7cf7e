import type { GridApi } from 'ag-grid-community';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { SortOrder } from '../data-table-types';
import { nextPaint } from '../../../core/hooks/next-paint';
import { useLatest } from '../../../core/hooks/use-latest';
import { writeSort } from '../model/column-layout';

/** Marks one column as sorted, or none. */
export function applySort(api: GridApi<object> | null, sort: SortOrder | undefined): void {
  api?.applyColumnState({
    state: sort === undefined ? [] : [{ colId: sort.column, sort: sort.direction }],
    defaultState: { sort: null },
  });
}

/**
 * Marks the sorted column in the grid when another sort is requested, unless the grid itself reported that sort: by then the user
 * may have chosen yet another, which the grid reports later. Returns a function that passes a sort reported by the grid on once the
 * header is painted; the rows follow.
 */
export function useGridSort(
  grid: RefObject<GridApi<object> | null>,
  { sort, onSort }: { sort: SortOrder | undefined; onSort: (sort: SortOrder) => void },
) {
  const text = sort && writeSort(sort);
  const settled = useRef(text);
  const wanted = useLatest(sort);
  useLayoutEffect(() => {
    if (settled.current === text) return;
    settled.current = text;
    applySort(grid.current, wanted.current);
  }, [grid, text, wanted]);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return async (reported: SortOrder) => {
    settled.current = writeSort(reported);
    await nextPaint();
    // Two sorts within a frame: the first one is obsolete.
    if (!isGone.current && settled.current === writeSort(reported)) onSort(reported);
  };
}
