import type { ReactNode } from 'react';
import type { CellContext, DataTableColumn } from '../data-table-types';

/** Renders the cell of a column in a row: with the column's `cell` function, else as plain text. */
export function cellContent(column: DataTableColumn<object>, row: object, context: CellContext): ReactNode {
  if (column.cell) return column.cell(row, context);
  const text = column.text(row);
  return (
    <span className="table-text" dir="auto" data-tooltip="">
      {text}
    </span>
  );
}
