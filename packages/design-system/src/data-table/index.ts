export { DataTable } from './data-table';
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
