import type { ColDef, Column } from 'ag-grid-community';
import type { DataTableColumn, SortOrder } from '../data-table-types';
import type { ColumnLayout } from '../model/column-layout';
import { ActionsCell, ContentCell, SelectCell } from './cells';
import { minColumnWidth, selectWidth } from './column-widths';
import { SelectHeader } from './select-header';

/** Ids of the selection and action columns. */
const builtInColumnIds = { select: 'table.select', actions: 'table.actions' } as const;

/** True for a column that the caller defines; false for the selection and action columns. */
export const isContentColumn = (column: Column): boolean =>
  !Object.values<string>(builtInColumnIds).includes(column.getColId());

export const defaultColumn: ColDef<object> = {
  sortable: true,
  sortingOrder: ['asc', 'desc'],
  // The rows arrive sorted. The grid only marks the sorted column and reports clicks on headers.
  comparator: () => 0,
  // A cell may show any field of its row, so each new version of the row re-renders the cell.
  equals: () => false,
  suppressHeaderMenuButton: true,
};

const builtInColumn: ColDef<object> = {
  sortable: false,
  resizable: false,
  suppressMovable: true,
};

interface GridColumnsOptions {
  columns: ReadonlyMap<string, DataTableColumn<object>>;
  layout: ColumnLayout;
  sort: SortOrder | undefined;
  selectable: boolean;
  /** Width of the action column in pixels; 0 for none. */
  actionsWidth: number;
  actionsLabel: string;
  /** True in a right-to-left language. AG Grid's `left` and `right` are sides of the screen in any language. */
  rightToLeft: boolean;
  /** Columns hidden for lack of space. */
  leftOut: ReadonlySet<string>;
  toggleAll: () => void;
}

function handleHeaderKey({ event }: { event: KeyboardEvent }, toggleAll: () => void): boolean {
  if (event.type !== 'keydown' || (event.key !== ' ' && event.key !== 'Enter')) return false;
  event.preventDefault();
  toggleAll();
  return true;
}

function contentColumn(
  column: DataTableColumn<object>,
  { layout, sort, leftOut }: Pick<GridColumnsOptions, 'layout' | 'sort' | 'leftOut'>,
): ColDef<object> {
  const width = minColumnWidth(column);
  return {
    colId: column.id,
    headerName: column.header,
    hide: layout.hidden.includes(column.id) || leftOut.has(column.id),
    // Not `sort`: AG Grid would apply it with every new column definition, and so undo a newer click (see `useGridSort`).
    initialSort: sort?.column === column.id ? sort.direction : null,
    cellRenderer: ContentCell,
    minWidth: width,
    // Not `flex`: AG Grid would apply it with every new column definition, and so undo a resize by the user.
    initialFlex: column.grow ?? width,
    ...(column.grow === 0 && { initialWidth: width }),
    ...(column.align === 'end' && { cellClass: 'table-end', headerClass: 'table-end' }),
  };
}

/** Returns the grid's column definitions: selection, the caller's columns in the user's order, actions. */
export function gridColumns(options: GridColumnsOptions): ColDef<object>[] {
  const { columns, layout, selectable, actionsWidth, actionsLabel, toggleAll } = options;
  const [start, end] = options.rightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const content = layout.order.flatMap((id) => {
    const column = columns.get(id);
    return column ? [contentColumn(column, options)] : [];
  });
  return [
    ...(selectable
      ? [
          {
            ...builtInColumn,
            colId: builtInColumnIds.select,
            lockPosition: start,
            width: selectWidth,
            headerComponent: SelectHeader,
            cellRenderer: SelectCell,
            suppressHeaderKeyboardEvent: (params: { event: KeyboardEvent }) =>
              handleHeaderKey(params, toggleAll),
          },
        ]
      : []),
    ...content,
    ...(actionsWidth > 0
      ? [
          {
            ...builtInColumn,
            colId: builtInColumnIds.actions,
            headerName: actionsLabel,
            pinned: end,
            lockPinned: true,
            headerClass: 'table-hidden-header',
            width: actionsWidth,
            cellRenderer: ActionsCell,
          },
        ]
      : []),
  ];
}
