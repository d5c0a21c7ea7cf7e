import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RowSelection } from '../data-table-types';
import { useLatest } from '../../../core/hooks/use-latest';

interface SelectionOptions<Row> {
  rows: readonly Row[];
  /** The rows that match the search. */
  shown: readonly Row[];
  rowId: (row: Row) => string;
  selection: RowSelection | undefined;
  /** The rows are loaded: a selected id that is not among them has been removed. */
  settled: boolean;
}

export type CheckState = 'all' | 'some' | 'none';

/** Returns the selected rows. Select-all affects the rows that match the search; others stay as they are. */
export function useTableSelection<Row>(options: SelectionOptions<Row>) {
  const { rows, shown, rowId, selection, settled } = options;
  const [own, setOwn] = useState<readonly string[]>([]);
  const selected = selection?.selected ?? own;
  // The selection after the last press, which may not be rendered yet at the next one.
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

  // Removed rows are dropped from the caller's list; the table's own list may keep them, since nothing reads them.
  const remaining = useLatest(() => selection?.onChange(selectedRows.map(rowId)));
  const gone = settled && selectedRows.length < ids.size;
  useEffect(() => {
    if (gone) remaining.current();
  }, [gone, remaining]);

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
