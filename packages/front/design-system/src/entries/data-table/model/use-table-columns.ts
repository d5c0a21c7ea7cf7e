import { useMemo, useState } from 'react';
import type { DataTableColumn, SortOrder } from '../data-table-types';
import { defaultLayout, fitLayout, readSort, writeSort, type ColumnLayout } from './column-layout';
import { loadColumnPreferences, saveColumnPreferences, type ColumnPreferences } from './column-preferences';

interface TableColumnsOptions {
  columns: readonly DataTableColumn<object>[];
  owner: string;
  table: string;
  /** Sort from the address, which takes precedence over the stored sort. */
  addressSort: string | null;
  initialSort: SortOrder | undefined;
  onSort: (sort: SortOrder) => void;
}

/**
 * Returns the columns, their arrangement and their sort, and functions that change them. The browser stores arrangement and sort
 * per user (`owner`) and table.
 */
export function useTableColumns(options: TableColumnsOptions) {
  const { columns, owner, table, addressSort, initialSort, onSort } = options;
  const tableKey = `${owner}/${table}`;
  const [current, setCurrent] = useState(() => ({
    tableKey,
    preferences: loadColumnPreferences(owner, table, columns),
  }));
  let preferences = current.preferences;
  if (current.tableKey !== tableKey) {
    preferences = loadColumnPreferences(owner, table, columns);
    setCurrent({ tableKey, preferences });
  }
  const change = (changes: Partial<ColumnPreferences>) => {
    setCurrent({ tableKey, preferences: { ...preferences, ...changes } });
    saveColumnPreferences(owner, table, changes);
  };

  // The layout depends on `order` and `hidden` alone: a change of sort keeps the layout object, so the grid keeps its columns.
  const { order, hidden } = preferences;
  const layout = useMemo(() => fitLayout({ order, hidden }, columns), [order, hidden, columns]);
  const wanted = readSort(addressSort, columns) ?? preferences.sort ?? initialSort;
  const sortText = wanted && writeSort(wanted);
  const sort = useMemo(() => readSort(sortText, columns), [sortText, columns]);
  const columnsById = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const shown = useMemo(
    () =>
      layout.order.flatMap((id) => {
        const column = columnsById.get(id);
        return column && !layout.hidden.includes(id) ? [column] : [];
      }),
    [layout, columnsById],
  );

  return {
    columnsById,
    layout,
    /** The shown columns, in order. */
    shown,
    sort,
    setLayout: (next: ColumnLayout) => change(next),
    restore: () => change(defaultLayout(columns)),
    setSort: (next: SortOrder) => {
      change({ sort: next });
      onSort(next);
    },
  };
}
