export { DataTable } from './data-table';
export { createRowSearch } from './model/search-rows';
export type {
  BulkAction,
  CellContext,
  CellValue,
  DataTableColumn,
  DataTableProps,
  RowAction,
  RowSelection,
  SortOrder,
  TableStatus,
} from './data-table-types';
