import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RowSelection } from '../data-table-types';
import { useLatest } from '../../../core/hooks/use-latest';

interface SelectionOptions<Row> {
  rows: readonly Row[];
  /** The rows of `rows` that match the search. */
  shown: readonly Row[];
  rowId: (row: Row) => string;
  selection: RowSelection | undefined;
  /** True once the rows are loaded: a selected id without a row then belongs to a removed row. */
  isLoaded: boolean;
}

export type CheckState = 'all' | 'some' | 'none';

/** Returns the selection and the functions that change it. `toggleAll` affects only rows that match the search. */
export function useTableSelection<Row>(options: SelectionOptions<Row>) {
  const { rows, shown, rowId, selection, isLoaded } = options;
  const [own, setOwn] = useState<readonly string[]>([]);
  const selected = selection?.selected ?? own;
  // The selection after the last click, which React may not have rendered before the next click.
  const wanted = useRef(selected);
  useLayoutEffect(() => {
    wanted.current = selected;
  }, [selected]);
  const setSelected = (next: string[]) => {
    wanted.current = next;
    if (selection) selection.onChange(next);
    else setOwn(next);
  };

  const ids = useMemo(() => new Set(selected), [selected]);
  const selectedRows = useMemo(
    () => (ids.size === 0 ? [] : rows.filter((row) => ids.has(rowId(row)))),
    [ids, rows, rowId],
  );
  const shownSelected = useMemo(
    () => (ids.size === 0 ? [] : shown.filter((row) => ids.has(rowId(row)))),
    [ids, shown, rowId],
  );

  // Removes the ids of removed rows from the caller's list. The table's own list may keep them, since they match no row.
  const reportRemaining = useLatest(() => selection?.onChange(selectedRows.map(rowId)));
  const hasRemovedRows = isLoaded && selectedRows.length < ids.size;
  useEffect(() => {
    if (hasRemovedRows) reportRemaining.current();
  }, [hasRemovedRows, reportRemaining]);

  const checkState: CheckState =
    shownSelected.length === 0 ? 'none' : shownSelected.length === shown.length ? 'all' : 'some';

  return {
    ids,
    selectedRows,
    /** Number of selected rows that do not match the search. */
    outside: selectedRows.length - shownSelected.length,
    checkState,
    toggle: (id: string) => {
      const others = wanted.current.filter((other) => other !== id);
      setSelected(others.length < wanted.current.length ? others : [...others, id]);
    },
    toggleAll: () => {
      const shownIds = new Set(shown.map(rowId));
      const others = wanted.current.filter((id) => !shownIds.has(id));
      const areAllSelected = wanted.current.length - others.length === shownIds.size;
      setSelected(areAllSelected ? others : [...others, ...shownIds]);
    },
    keepShown: () => setSelected(shownSelected.map(rowId)),
    clear: () => setSelected([]),
  };
}
