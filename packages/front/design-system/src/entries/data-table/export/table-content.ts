import type { DataTableColumn } from '../data-table-types';

/** Content of an export: the shown columns in order, the rows as filtered and sorted. */
export interface TableContent {
  headers: string[];
  rows: string[][];
}

type ExportedColumn<Row> = Pick<DataTableColumn<Row>, 'header' | 'text' | 'exportText'>;

/** Returns the texts of the cells, row by row. */
export function tableContent<Row>(
  columns: readonly ExportedColumn<Row>[],
  rows: readonly Row[],
): TableContent {
  return {
    headers: columns.map(({ header }) => header),
    rows: rows.map((row) => columns.map(({ text, exportText }) => (exportText ?? text)(row))),
  };
}

/** Returns the content of the exported file, in which a column may be split into parts. */
export function fileContent<Row>(
  columns: readonly (ExportedColumn<Row> & Pick<DataTableColumn<Row>, 'fileColumns'>)[],
  rows: readonly Row[],
): TableContent {
  const parts = columns.flatMap((column): readonly ExportedColumn<Row>[] => column.fileColumns ?? [column]);
  return tableContent(parts, rows);
}
