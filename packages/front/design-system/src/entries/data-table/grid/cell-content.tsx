import type { ReactNode } from 'react';
import type { CellContext, DataTableColumn } from '../data-table-types';

/** Renders the content of a cell: of one column, for one row. */
export function cellContent(column: DataTableColumn<object>, row: object, context: CellContext): ReactNode {
  if (column.cell) return column.cell(row, context);
  const text = column.text(row);
  return (
    <span className="table-text" dir="auto" data-tooltip="">
      {text}
    </span>
  );
}
