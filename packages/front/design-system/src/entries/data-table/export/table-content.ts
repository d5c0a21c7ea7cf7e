import type { DataTableColumn } from '../data-table-types';

/** Content of an export: the shown columns in order, the rows as filtered and sorted. */
export interface TableContent {
  headers: string[];
  rows: string[][];
}

/** Returns the texts of the cells, row by row. */
export function tableContent<Row>(
  columns: readonly Pick<DataTableColumn<Row>, 'header' | 'text' | 'exportText'>[],
  rows: readonly Row[],
): TableContent {
  return {
    headers: columns.map(({ header }) => header),
    rows: rows.map((row) => columns.map(({ text, exportText }) => (exportText ?? text)(row))),
  };
}
