import { AllCommunityModule, themeQuartz, type ColDef } from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import type { ReactNode } from 'react';
import { gridHeights } from '../src/entries/data-table/grid/grid-heights';
import { benchColumns, type BenchRow } from './bench-rows';

const gridModules = [AllCommunityModule];
/** Uses the data table's row height, so that both grids scroll the same number of rows per frame. */
const theme = themeQuartz.withParams({ rowHeight: gridHeights.row });
const rowSelection = { mode: 'multiRow' } as const;

function cellRendererFor(cell: (row: BenchRow) => ReactNode) {
  return function Cell({ data }: CustomCellRendererProps<BenchRow>) {
    return data === undefined ? null : cell(data);
  };
}

const columnDefs = benchColumns
  .filter(({ hidden }) => !hidden)
  .map((column): ColDef<BenchRow> => ({
    colId: column.id,
    headerName: column.header,
    flex: 1,
    minWidth: column.width ?? 160,
    valueGetter: ({ data }) => data && column.text(data),
    ...(column.cell && {
      cellRenderer: cellRendererFor((row) =>
        column.cell?.(row, { isLeftOut: () => false, rowIds: () => [] }),
      ),
    }),
  }));

/** Renders a plain AG Grid with the data table's cells: the baseline against which the table is measured. */
export function BaselineGrid({ rows }: { rows: BenchRow[] }) {
  return (
    <div style={{ height: '72vh' }}>
      <AgGridReact<BenchRow>
        modules={gridModules}
        rowData={rows}
        columnDefs={columnDefs}
        rowSelection={rowSelection}
        theme={theme}
        getRowId={({ data }) => data.id}
      />
    </div>
  );
}
