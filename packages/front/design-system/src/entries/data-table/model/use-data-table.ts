import { useMemo } from 'react';
import type { DataTableProps } from '../data-table-types';
import { createRowSearch } from './search-rows';
import { sortRows } from './sort-rows';
import { useTableAddress } from './use-table-address';
import { useTableColumns } from './use-table-columns';
import { useTableSelection } from './use-table-selection';

/** What the body of the table shows. */
export type TablePhase = 'loading' | 'failed' | 'empty' | 'no-result' | 'rows';

/** Returns the state of a table: search, sorted rows, columns and selection. */
export function useDataTable(props: DataTableProps<object>) {
  const { rows, totalRows = 0, columns, rowId, status, updatedAt, selection } = props;
  const { preferencesOwner, id, initialSort } = props;
  const address = useTableAddress();
  const query = props.search?.query ?? address.query;
  const isSearchedByCaller = props.search !== undefined;
  const columnState = useTableColumns({
    columns,
    owner: preferencesOwner,
    table: id,
    addressSort: address.sort,
    initialSort,
    onSort: address.setSort,
  });

  const { hidden } = columnState.layout;
  const search = useMemo(
    () => createRowSearch(columns.map((column) => ({ ...column, shown: !hidden.includes(column.id) }))),
    [columns, hidden],
  );
  const { columnsById, sort } = columnState;
  const found = useMemo(
    () => (isSearchedByCaller ? rows : search(rows, query)),
    [isSearchedByCaller, search, rows, query],
  );
  const shownRows = useMemo(
    () => sortRows(found, columnsById.get(sort?.column ?? ''), sort?.direction),
    [found, columnsById, sort],
  );

  const total = Math.max(totalRows, rows.length);
  const known = total > 0 || status === 'ready' || Boolean(updatedAt);
  const rowSelection = useTableSelection({
    rows,
    shown: shownRows,
    rowId,
    selection,
    isLoaded: status === 'ready',
  });
  const phase = ((): TablePhase => {
    if (!known) return status === 'error' ? 'failed' : 'loading';
    if (total === 0) return 'empty';
    return shownRows.length === 0 ? 'no-result' : 'rows';
  })();

  return {
    query,
    setQuery: props.search?.onQuery ?? address.setQuery,
    columnState,
    /** The rows that match the search, sorted. */
    shownRows,
    total,
    rowSelection,
    phase,
  };
}

export type TableModel = ReturnType<typeof useDataTable>;
