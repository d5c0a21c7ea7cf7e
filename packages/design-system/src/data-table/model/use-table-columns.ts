import { useMemo, useState } from 'react';
import type { DataTableColumn, SortOrder } from '../data-table-types';
import { defaultLayout, fitLayout, readSort, writeSort, type ColumnLayout } from './column-layout';
import { recallColumns, rememberColumns, type ColumnMemory } from './column-memory';

interface TableColumnsOptions {
  columns: readonly DataTableColumn<object>[];
  owner: string;
  table: string;
  /** Of the address; it goes before what is remembered. */
  addressSort: string | null;
  initialSort: SortOrder | undefined;
  onSort: (sort: SortOrder) => void;
}

/** Arrangement and sort of the columns, remembered for their owner. */
export function useTableColumns(options: TableColumnsOptions) {
  const { columns, owner, table, addressSort, initialSort, onSort } = options;
  const place = `${owner}/${table}`;
  const [held, setHeld] = useState(() => ({ place, memory: recallColumns(owner, table, columns) }));
  let memory = held.memory;
  if (held.place !== place) {
    memory = recallColumns(owner, table, columns);
    setHeld({ place, memory });
  }
  const change = (next: ColumnMemory) => {
    setHeld({ place, memory: next });
    rememberColumns(owner, table, next);
  };

  const layout = useMemo(() => fitLayout(memory, columns), [memory, columns]);
  const wanted = readSort(addressSort, columns) ?? memory.sort ?? initialSort;
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
    /** The shown columns in their order. */
    shown,
    sort,
    setLayout: (next: ColumnLayout) => change({ ...next, sort: memory.sort }),
    restore: () => change({ ...defaultLayout(columns), sort: memory.sort }),
    setSort: (next: SortOrder) => {
      change({ ...memory, sort: next });
      onSort(next);
    },
  };
}
