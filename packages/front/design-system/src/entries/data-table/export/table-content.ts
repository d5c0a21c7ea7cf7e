import type { DataTableColumn } from '../data-table-types';

/** Content of an export as text: headers of the shown columns, and cell texts by row. */
export interface TableContent {
  headers: string[];
  rows: string[][];
}

type ExportedColumn<Row> = Pick<DataTableColumn<Row>, 'header' | 'text' | 'exportText'>;

/** Returns headers and cell texts of the given columns and rows. */
export function tableContent<Row>(
  columns: readonly ExportedColumn<Row>[],
  rows: readonly Row[],
): TableContent {
  return {
    headers: columns.map(({ header }) => header),
    rows: rows.map((row) => columns.map(({ text, exportText }) => (exportText ?? text)(row))),
  };
}

/** Returns the content of the exported file, in which `fileColumns` replace their column. */
export function fileContent<Row>(
  columns: readonly (ExportedColumn<Row> & Pick<DataTableColumn<Row>, 'fileColumns'>)[],
  rows: readonly Row[],
): TableContent {
  const parts = columns.flatMap((column): readonly ExportedColumn<Row>[] => column.fileColumns ?? [column]);
  return tableContent(parts, rows);
}
