import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon';

/** Sort value of a cell: texts in French order, numbers and dates by size, `null` before everything else. */
export type CellValue = string | number | Date | null;

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  value(row: Row): CellValue;
  /** Text shown, searched and exported; also the accessible name of a custom `cell`. */
  text(row: Row): string;
  /** Renders the cell; called for each new version of its row. */
  cell?(row: Row): ReactNode;
  /** Text for the file and the print page, when it differs from the screen. */
  exportText?(row: Row): string;
  /** Further search terms of the row, also while the column is hidden. */
  searchText?(row: Row): string;
  /** Hidden until the user shows it in 'Colonnes'. */
  hidden?: boolean;
  /** Minimum width in pixels, and share of the remaining width; 160 by default. */
  width?: number;
  align?: 'start' | 'end';
}

export interface SortOrder {
  /** Id of the column. */
  column: string;
  direction: 'asc' | 'desc';
}

interface TableAction {
  id: string;
  label: string;
  tone?: 'neutral' | 'danger';
  /** Why the action is not available (a missing right): the button stays visible, disabled, with this reason. */
  unavailableReason?: string;
}

export interface RowAction<Row> extends TableAction {
  icon: IconName;
  onRun(row: Row): void;
}

export interface BulkAction<Row> extends TableAction {
  icon?: IconName;
  /** Called with every selected row, in the order of `rows`. */
  onRun(rows: readonly Row[]): void;
}

/** Ids of the selected rows; the table drops the ids of removed rows. */
export interface RowSelection {
  selected: readonly string[];
  onChange(selected: string[]): void;
}

/** `error` with rows on screen (or a known `updatedAt`) keeps them and shows their age. */
export type TableStatus = 'loading' | 'error' | 'ready';

export interface DataTableProps<Row extends object> {
  /** All rows. Keep the identity of an unchanged row: only changed ones render again. */
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  rowId(row: Row): string;
  /** Returns the name of the row, for its checkbox and buttons. */
  rowName(row: Row): string;
  /** Key of the table in the browser's storage. */
  id: string;
  /** Accessible name, title of the print page, and part of the file's name. */
  title: string;
  /** Owner of the stored columns: the id of the signed-in user. */
  preferencesOwner: string;
  status: TableStatus;
  onRetry?(): void;
  /** Time of the last read in milliseconds since 1970; 0 or undefined for never. */
  updatedAt?: number;
  /** Selection held by the caller; by default the table holds it for `bulkActions`. */
  selection?: RowSelection;
  /** Text of the bar above the selection; 'élément(s) sélectionné(s)' by default. */
  selectionLabel?(count: number): string;
  bulkActions?: readonly BulkAction<Row>[];
  rowActions?(row: Row): readonly RowAction<Row>[];
  addAction?: { onRun(): void; label?: string; unavailableReason?: string };
  /** Further filters beside the search; `rows` are already filtered by them. */
  filters?: ReactNode;
  /** Those filters as text, for the print page. */
  filterText?: string;
  /** Sort used when neither the address nor the browser's storage has one. */
  initialSort?: SortOrder;
  /** Advice for an empty table, under 'Aucune donnée disponible'. */
  emptyDescription?: string;
  /** Says that no row matches the search, under 'Aucune donnée disponible'. */
  noResultDescription?(query: string): string;
}
