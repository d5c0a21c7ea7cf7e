import { useLocaleContext } from '@ark-ui/react/locale';
import type { GridApi, GridOptions } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { DataTableColumn, SortOrder } from '../data-table-types';
import type { ColumnLayout } from '../model/column-layout';
import { useLatest } from '../../../core/hooks/use-latest';
import { useMessages } from '../messages';
import { focusTable, handleCellKey } from './cell-keyboard';
import { defaultColumn, gridColumns } from './grid-columns';
import { useGridLocale } from './grid-locale';
import { gridModules } from './grid-modules';
import { gridTheme } from './grid-theme';
import { gridIcons } from './grid-icons';
import { applySort, useGridSort } from './use-grid-sort';
import { useSelectionView } from './selection-view';
import { useTableView } from './table-view';

interface TableGridProps {
  label: string;
  rows: readonly object[];
  columns: ReadonlyMap<string, DataTableColumn<object>>;
  layout: ColumnLayout;
  sort: SortOrder | undefined;
  selectable: boolean;
  /** Width of the action column in pixels; 0 for none. */
  actionsWidth: number;
  /** Columns hidden for lack of space. */
  leftOut: ReadonlySet<string>;
  onSort: (sort: SortOrder) => void;
  /** Called with the ids of the shown columns, in their new order, after the user has dragged one. */
  onReorder: (shown: string[]) => void;
  onApi: (api: GridApi<object>) => void;
  /** Called once, when the grid has rendered its first rows. */
  onFirstRows: (api: GridApi<object>) => void;
}

type CurrentProps = Pick<TableGridProps, 'sort' | 'selectable' | 'onReorder' | 'onFirstRows' | 'columns'> & {
  reportSort: (sort: SortOrder) => Promise<void>;
  rowId: (row: object) => string;
  toggle: (id: string) => void;
};

/** Returns grid options that never change; their callbacks read the current props from `latest`. */
function stableOptions(latest: RefObject<CurrentProps>, rightToLeft: boolean): GridOptions<object> {
  return {
    theme: gridTheme,
    // Puts AG Grid's styles in a cascade layer, so that the rules of components, which are in no layer, override them.
    themeCssLayer: 'base',
    themeStyleContainer: document.body,
    icons: gridIcons,
    defaultColDef: {
      ...defaultColumn,
      suppressKeyboardEvent: (params) => {
        const { data } = params;
        const { selectable, rowId, toggle } = latest.current;
        return handleCellKey(params, selectable && data ? () => toggle(rowId(data)) : undefined);
      },
    },
    getRowId: ({ data }) => latest.current.rowId(data),
    onSortChanged: ({ api, source }) => {
      const sorted = api.getColumnState().find(({ sort }) => sort != null);
      if (source !== 'uiColumnSorted' || !sorted) return;
      void latest.current.reportSort({
        column: sorted.colId,
        direction: sorted.sort === 'desc' ? 'desc' : 'asc',
      });
    },
    onFirstDataRendered: ({ api }) => latest.current.onFirstRows(api),
    onColumnMoved: ({ api, finished, source }) => {
      if (!finished || source !== 'uiColumnMoved') return;
      const shown = api.getAllDisplayedColumns().map((column) => column.getColId());
      latest.current.onReorder(shown.filter((id) => latest.current.columns.has(id)));
    },
    // The grid is one tab stop: Tab enters it at the last focused cell, and leaves it from any cell.
    focusGridInnerElement: ({ api }) => focusTable(api),
    tabToNextCell: () => false,
    tabToNextHeader: () => false,
    suppressOverlays: ['noRows', 'loading'],
    suppressDragLeaveHidesColumns: true,
    suppressMultiSort: true,
    enableRtl: rightToLeft,
    suppressScrollOnNewData: true,
    animateRows: false,
    ensureDomOrder: true,
  };
}

/** Renders the AG Grid with rows that are already searched and sorted. */
export function TableGrid(props: TableGridProps) {
  const { label, rows, columns, layout, sort, selectable, actionsWidth, leftOut, onApi } = props;
  const actionsLabel = useMessages().actions;
  const localeText = useGridLocale();
  const { toggle, toggleAll } = useSelectionView();
  const { rowId } = useTableView();
  const grid = useRef<GridApi<object>>(null);
  const reportSort = useGridSort(grid, props);
  const latest = useLatest({ ...props, reportSort, rowId, toggle, toggleAll });
  const rightToLeft = useLocaleContext().dir === 'rtl';
  const [options] = useState(() => stableOptions(latest, rightToLeft));

  const [initialSort] = useState(sort);
  const columnDefs = useMemo(
    () =>
      gridColumns({
        columns,
        layout,
        sort: initialSort,
        selectable,
        actionsWidth,
        actionsLabel,
        rightToLeft,
        leftOut,
        toggleAll: () => latest.current.toggleAll(),
      }),
    [columns, layout, initialSort, selectable, actionsWidth, actionsLabel, rightToLeft, leftOut, latest],
  );

  return (
    <AgGridReact<object>
      {...options}
      modules={gridModules}
      localeText={localeText}
      columnDefs={columnDefs}
      rowData={rows as object[]}
      onGridReady={(event) => {
        grid.current = event.api;
        // The user may have changed the sort in the early rows while the grid was being built.
        if (latest.current.sort !== initialSort) applySort(event.api, latest.current.sort);
        onApi(event.api);
        event.api.setGridAriaProperty('label', label);
      }}
    />
  );
}
