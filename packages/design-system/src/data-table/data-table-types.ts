import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon';

/** What a column sorts by: texts in French order, numbers and dates by size, `null` before everything else. */
export type CellValue = string | number | Date | null;

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  value(row: Row): CellValue;
  /** What is shown, searched and exported; also the name of a `cell` that draws more than text. */
  text(row: Row): string;
  /** Draws the cell; it sees each new version of its row. */
  cell?(row: Row): ReactNode;
  /** Where the file and the print page say it otherwise than the screen. */
  exportText?(row: Row): string;
  /** More words by which the search finds the row, also while the column is hidden. */
  searchText?(row: Row): string;
  /** Not shown until the user asks for it in 'Colonnes'. */
  hidden?: boolean;
  /** Least width in pixels, and the share of the room that is left; 160 by default. */
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
  /** Why the action is not available (a missing right): the button stays, disabled, and says so. */
  unavailableReason?: string;
}

export interface RowAction<Row> extends TableAction {
  icon: IconName;
  onRun(row: Row): void;
}

export interface BulkAction<Row> extends TableAction {
  icon?: IconName;
  /** Gets every selected row, in the order of `rows`. */
  onRun(rows: readonly Row[]): void;
}

/** Ids of the selected rows; the table drops those whose row is gone. */
export interface RowSelection {
  selected: readonly string[];
  onChange(selected: string[]): void;
}

/** `error` with rows on screen (or a known `updatedAt`) keeps them and says how old they are. */
export type TableStatus = 'loading' | 'error' | 'ready';

export interface DataTableProps<Row extends object> {
  /** All rows. Keep the identity of a row that did not change: only changed ones are drawn again. */
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  rowId(row: Row): string;
  /** Names the row in its checkbox and buttons. */
  rowName(row: Row): string;
  /** Names the table in the browser's memory. */
  id: string;
  /** Accessible name, title of the print page, and part of the file's name. */
  title: string;
  /** Whose arrangement of columns is remembered: the id of the signed-in user. */
  preferencesOwner: string;
  status: TableStatus;
  onRetry?(): void;
  /** When the rows were read, in milliseconds since 1970; 0 or nothing: never. */
  updatedAt?: number;
  /** Held by the caller; without it the table keeps the selection that `bulkActions` need. */
  selection?: RowSelection;
  /** Text of the bar above the selection; 'élément(s) sélectionné(s)' by default. */
  selectionLabel?(count: number): string;
  bulkActions?: readonly BulkAction<Row>[];
  rowActions?(row: Row): readonly RowAction<Row>[];
  addAction?: { onRun(): void; label?: string; unavailableReason?: string };
  /** Further filters beside the search; `rows` come filtered by them. */
  filters?: ReactNode;
  /** What those filters say, for the print page. */
  filterText?: string;
  /** Where neither the address nor the browser's memory names one. */
  initialSort?: SortOrder;
  /** What to do about an empty table, under 'Aucune donnée disponible'. */
  emptyDescription?: string;
}
