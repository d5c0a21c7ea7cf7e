import { createContext, useContext } from 'react';
import type { CellContext, DataTableColumn, RowAction } from '../data-table-types';

/** Data shared by the cells of one table. */
export interface TableView extends CellContext {
  columns: ReadonlyMap<string, DataTableColumn<object>>;
  rowId: (row: object) => string;
  rowName: (row: object) => string;
  rowActions: (row: object) => readonly RowAction<object>[];
  /** True if the actions of a row are in one menu instead of separate buttons. */
  actionsInMenu: boolean;
}

export const TableViewContext = createContext<TableView | null>(null);

export function useTableView(): TableView {
  const view = useContext(TableViewContext);
  if (view === null) throw new Error('A cell outside a table');
  return view;
}
