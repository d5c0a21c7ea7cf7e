import { useEffect, useMemo, useState } from 'react';
import type { RowSelection } from '../data-table-types';
import { useLatest } from '../../hooks/use-latest';

interface SelectionOptions<Row> {
  rows: readonly Row[];
  /** The rows that the search leaves. */
  shown: readonly Row[];
  rowId: (row: Row) => string;
  selection: RowSelection | undefined;
  /** The rows are known, so what is not among them is gone. */
  settled: boolean;
}

export type CheckState = 'all' | 'some' | 'none';

/** Which rows are ticked. Select-all means the rows that the search leaves; others keep their tick. */
export function useTableSelection<Row>(options: SelectionOptions<Row>) {
  const { rows, shown, rowId, selection, settled } = options;
  const [own, setOwn] = useState<readonly string[]>([]);
  const selected = selection?.selected ?? own;
  const setSelected = (ids: string[]) => {
    if (selection) selection.onChange(ids);
    else setOwn(ids);
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

  // The caller's list drops rows that are gone; the table's own list may hold them, nothing reads them.
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
    /** Selected rows that the search hides. */
    outside: selectedRows.length - shownSelected.length,
    checkState,
    toggle: (id: string) =>
      setSelected(ids.has(id) ? selected.filter((other) => other !== id) : [...selected, id]),
    toggleAll: () => {
      const shownIds = new Set(shown.map(rowId));
      const others = selected.filter((id) => !shownIds.has(id));
      setSelected(checkState === 'all' ? others : [...others, ...shownIds]);
    },
    keepShown: () => setSelected(shownSelected.map(rowId)),
    clear: () => setSelected([]),
  };
}
