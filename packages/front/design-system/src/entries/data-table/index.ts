export { DataTable } from './data-table';
export { usePrintPage, type PrintedContent } from './export/use-print-page';
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
