import { Card } from '../../core/display/card';
import { useCallback, useRef } from 'react';
import type { DataTableProps } from './data-table-types';
import { useExports } from './export/use-exports';
import { usePrinting } from './export/use-printing';
import { useMessages } from './messages';
import { useLocale } from '@escale/i18n';
import { sortRows } from './model/sort-rows';
import { useDataTable } from './model/use-data-table';
import { Additions } from './components/additions';
import { BulkBar } from './components/bulk-bar';
import { ColumnPicker } from './components/column-picker';
import { ExportMenu } from './components/export-menu';
import { PrintedTable } from './components/printed-table';
import { SearchBox } from './components/search-box';
import { StaleDataNotice } from './components/stale-data-notice';
import { TableBody } from './components/table-body';
import { TableFooter } from './components/table-footer';
import { TableRows } from './components/table-rows';
import { Toolbar } from './components/toolbar';

/**
 * Renders the product's data table (§2 'Reusable data table features'): search, columns, sort, exports, selection with bulk
 * actions, actions per row, and states such as loading and empty. Search and sort are in the address (`?q=`, `?sort=`). The
 * browser stores columns and sort per `preferencesOwner` and `id`. Keep `columns` and the functions stable (`useMemo`,
 * `useCallback`, or outside the component). Needs a router. Made for up to 100,000 rows.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return <Table {...props} />;
}

function Table(props: DataTableProps<object>) {
  const {
    title,
    rows,
    selection,
    bulkActions = [],
    selectionLabel,
    filters,
    addAction,
    addLink,
    status,
  } = props;
  const texts = useMessages();
  const { language } = useLocale();
  const model = useDataTable(props);
  const { query, setQuery, columnState, shownRows, total, rowSelection, phase } = model;
  const { columnsById, layout, shown, sort } = columnState;
  const { loadAll } = props;
  const footer = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const focusFirstRow = () =>
    card.current
      ?.querySelector<HTMLElement>('.ag-row[row-index="0"] .ag-cell:not([col-id^="table."])')
      ?.focus();
  const openOnlyRow = () => {
    const links = card.current?.querySelectorAll<HTMLElement>('.ag-row a[href]') ?? [];
    // A link inside `data-aside` does not lead to the page of the row.
    if (shownRows.length === 1) [...links].find((link) => link.closest('[data-aside]') === null)?.click();
  };
  const toFooter = useCallback(() => footer.current?.focus({ preventScroll: true }), []);
  const selectable = selection !== undefined || bulkActions.length > 0;

  const printing = usePrinting();
  const { exportCsv, exportPrint, contentNow } = useExports({
    title,
    columns: shown,
    rows: shownRows,
    loadAll:
      loadAll &&
      (async () => sortRows(await loadAll(), columnsById.get(sort?.column ?? ''), sort?.direction)),
    query,
    printedBy: props.printedBy,
    filterText: props.filterText,
    sort: sort && { header: columnsById.get(sort.column)?.header ?? '', direction: sort.direction },
  });

  /** Returns the selected rows in screen order, then those hidden by the search. */
  const selectedInOrder = () => {
    const selected = new Set(rowSelection.selectedRows);
    const onScreen = shownRows.filter((row) => selected.delete(row));
    return [...onScreen, ...selected];
  };

  return (
    <Card padded={false} overflow="clip" ref={card}>
      <Toolbar
        search={
          <SearchBox
            label={props.searchLabel ?? texts.searchLabel(title)}
            query={query}
            onQuery={setQuery}
            onDown={focusFirstRow}
            onEnter={openOnlyRow}
          />
        }
        filters={filters}
        tools={
          <>
            <ColumnPicker
              columns={columnsById}
              layout={layout}
              onLayout={columnState.setLayout}
              onRestore={columnState.restore}
            />
            <ExportMenu onCsv={() => exportCsv()} onPrint={exportPrint} />
          </>
        }
        additions={(addAction ?? addLink) && <Additions addAction={addAction} addLink={addLink} compact />}
      />
      {status === 'error' && phase !== 'failed' && (
        <StaleDataNotice updatedAt={props.updatedAt} onRetry={props.onRetry} />
      )}
      <TableBody
        phase={phase}
        title={title}
        columns={shown}
        query={query}
        additions={addAction && <Additions addAction={addAction} addLink={addLink} />}
        emptyDescription={props.emptyDescription}
        noneText={props.noneText}
        failedText={props.failedText}
        onRetry={props.onRetry}
        // The clear buttons disappear with the state that shows them, so the focus moves to the footer first.
        onClearSearch={() => {
          toFooter();
          setQuery('');
        }}
        onClearFilters={
          rows.length < total && props.onClearFilters
            ? () => {
                toFooter();
                props.onClearFilters?.();
              }
            : undefined
        }
      >
        {printing && <PrintedTable title={title} content={contentNow()} />}
        <TableRows
          // The grid caches its texts, so a change of language rebuilds the grid. Meanwhile, the table shows early rows.
          key={language}
          table={props}
          model={model}
          selectable={selectable}
        />
      </TableBody>
      {rowSelection.selectedRows.length > 0 && (
        <BulkBar
          label={(selectionLabel ?? texts.selectedItems)(rowSelection.selectedRows.length)}
          rows={rowSelection.selectedRows}
          unmatchedCount={rowSelection.outside}
          actions={bulkActions}
          onExport={() => exportCsv(selectedInOrder())}
          onDeselectUnmatched={rowSelection.keepShown}
          onClear={rowSelection.clear}
          onFocusLost={toFooter}
        />
      )}
      {phase !== 'loading' && phase !== 'failed' && (
        <TableFooter
          selected={selectable ? rowSelection.selectedRows.length : undefined}
          total={total}
          shown={shownRows.length}
          ref={footer}
        >
          {props.foot}
        </TableFooter>
      )}
    </Card>
  );
}
