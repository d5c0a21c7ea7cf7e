import type { GridApi } from 'ag-grid-community';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { SortOrder } from '../data-table-types';
import { nextPaint } from '../../../core/hooks/next-paint';
import { useLatest } from '../../../core/hooks/use-latest';
import { writeSort } from '../model/column-layout';

/** Marks the sorted column in the grid's header; without a `sort`, marks no column. */
export function applySort(api: GridApi<object> | null, sort: SortOrder | undefined): void {
  api?.applyColumnState({
    state: sort === undefined ? [] : [{ colId: sort.column, sort: sort.direction }],
    defaultState: { sort: null },
  });
}

/**
 * Applies a new `sort` to the grid, unless the grid itself reported that sort: the user may already have clicked another header
 * since. Returns a function that passes a sort reported by the grid to `onSort`, after the header has been painted, so that the
 * click shows before the rows change.
 */
export function useGridSort(
  grid: RefObject<GridApi<object> | null>,
  { sort, onSort }: { sort: SortOrder | undefined; onSort: (sort: SortOrder) => void },
) {
  const text = sort && writeSort(sort);
  const lastSort = useRef(text);
  const wanted = useLatest(sort);
  useLayoutEffect(() => {
    if (lastSort.current === text) return;
    lastSort.current = text;
    applySort(grid.current, wanted.current);
  }, [grid, text, wanted]);

  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return async (reported: SortOrder) => {
    lastSort.current = writeSort(reported);
    await nextPaint();
    // A newer sort within the same frame makes this one obsolete.
    if (!isUnmounted.current && lastSort.current === writeSort(reported)) onSort(reported);
  };
}
