import type { ColDef, Column } from 'ag-grid-community';
import type { DataTableColumn, SortOrder } from '../data-table-types';
import type { ColumnLayout } from '../model/column-layout';
import { ActionsCell, ContentCell, SelectCell } from './cells';
import { columnWidth, selectWidth } from './column-widths';
import { SelectHeader } from './select-header';

/** Ids of the selection and action columns. */
const ownColumns = { select: 'table.select', actions: 'table.actions' } as const;

/** True for a column of the caller, false for selection and actions. */
export const isContentColumn = (column: Column): boolean =>
  !Object.values<string>(ownColumns).includes(column.getColId());

export const defaultColumn: ColDef<object> = {
  sortable: true,
  sortingOrder: ['asc', 'desc'],
  // The rows arrive sorted: the grid only shows the sorted column, and requests another one.
  comparator: () => 0,
  // The cell renders the whole row, so a new version of the row is a new cell.
  equals: () => false,
  suppressHeaderMenuButton: true,
};

const ownColumn: ColDef<object> = {
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
  /** The table is mirrored, but the grid's sides are those of the screen. */
  rightToLeft: boolean;
  /** Columns hidden for lack of space. */
  leftOut: ReadonlySet<string>;
  toggleAll: () => void;
}

function headerKey({ event }: { event: KeyboardEvent }, toggleAll: () => void): boolean {
  if (event.type !== 'keydown' || (event.key !== ' ' && event.key !== 'Enter')) return false;
  event.preventDefault();
  toggleAll();
  return true;
}

function contentColumn(
  column: DataTableColumn<object>,
  { layout, sort, leftOut }: Pick<GridColumnsOptions, 'layout' | 'sort' | 'leftOut'>,
): ColDef<object> {
  const width = columnWidth(column);
  return {
    colId: column.id,
    headerName: column.header,
    hide: layout.hidden.includes(column.id) || leftOut.has(column.id),
    // Later changes are applied separately: a late definition would undo the next click.
    initialSort: sort?.column === column.id ? sort.direction : null,
    cellRenderer: ContentCell,
    minWidth: width,
    // Not `flex`: the grid applies it again with every new definition, which would undo a resize.
    initialFlex: column.grow ?? width,
    ...(column.grow === 0 && { initialWidth: width }),
    ...(column.align === 'end' && { cellClass: 'table-end', headerClass: 'table-end' }),
  };
}

/** Returns the column definitions of the grid, in the user's order. */
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
            ...ownColumn,
            colId: ownColumns.select,
            lockPosition: start,
            width: selectWidth,
            headerComponent: SelectHeader,
            cellRenderer: SelectCell,
            suppressHeaderKeyboardEvent: (params: { event: KeyboardEvent }) => headerKey(params, toggleAll),
          },
        ]
      : []),
    ...content,
    ...(actionsWidth > 0
      ? [
          {
            ...ownColumn,
            colId: ownColumns.actions,
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
