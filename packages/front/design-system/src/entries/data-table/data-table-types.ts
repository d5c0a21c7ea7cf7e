import type { ReactNode } from 'react';
import type { IconName } from '../../core/icon/icon';

/** Sort key of a cell. Texts sort in dictionary order of the current language, numbers and dates by size, `null` first. */
export type CellValue = string | number | Date | null;

/** Functions with which a cell queries its table. */
export interface CellContext {
  /** Returns true while the table hides the column for lack of space (`hideBelow`), not by the user's choice. */
  isLeftOut(columnId: string): boolean;
  /** Returns the ids of the rows that match the search, in the current order. */
  rowIds(): string[];
}

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  value(row: Row): CellValue;
  /** Returns the text to search and export, and to show unless there is a `cell`. */
  text(row: Row): string;
  /** Renders the cell, instead of `text`; called again for each new version of the row. */
  cell?(row: Row, context: CellContext): ReactNode;
  /** Returns the text for the exported file and the print page, if it differs from `text`. */
  exportText?(row: Row): string;
  /** Columns that replace this one in the exported file, so that a spreadsheet can sort and filter by each part. */
  fileColumns?: readonly { header: string; text(row: Row): string }[];
  /** Returns further text by which the search finds the row, even while the column is hidden. */
  searchText?(row: Row): string;
  /** Hides the column until the user shows it in 'Colonnes'. */
  hidden?: boolean;
  /** Minimum width in pixels; 160 by default. */
  width?: number;
  /** Share of the remaining width, relative to other columns; `width` by default. 0 keeps the column at `width`. */
  grow?: number;
  /**
   * Width of the table in pixels below which the column is hidden. Another cell should then show the column's text (`isLeftOut`).
   * Search, sort and exports still include the column.
   */
  hideBelow?: number;
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
  /** Why the action is unavailable (a missing right): its button stays focusable, shows the reason, and ignores clicks. */
  unavailableReason?: string;
}

export interface RowAction<Row> extends TableAction {
  icon: IconName;
  onRun(row: Row): void;
}

export interface BulkAction<Row> extends TableAction {
  icon?: IconName;
  /** Called with all selected rows, in the order of `rows`. */
  onRun(rows: readonly Row[]): void;
}

/** A selection held by the caller: ids of rows. When selected rows are removed, the table calls `onChange` with the other ids. */
export interface RowSelection {
  selected: readonly string[];
  onChange(selected: string[]): void;
}

/** Load state of the rows. After an `error`, rows that are already on screen stay, with a notice of their age. */
export type TableStatus = 'loading' | 'error' | 'ready';

export interface DataTableProps<Row extends object> {
  /** The rows that pass the caller's filters. Pass the same object for an unchanged row: only cells of new objects re-render. */
  rows: readonly Row[];
  /** Number of rows before the caller's filters, shown as 'm élément(s) au total'; `rows.length` by default. */
  totalRows?: number;
  columns: readonly DataTableColumn<Row>[];
  rowId(row: Row): string;
  /** Returns the name of the row, for the labels of its checkbox and buttons. */
  rowName(row: Row): string;
  /** Id under which the browser stores columns and sort. */
  id: string;
  /** Accessible name, title of the print page, and part of the exported file's name. */
  title: string;
  /** A search held by the caller, who then passes only matching rows. By default the table searches `rows` itself. */
  search?: { query: string; onQuery(query: string): void };
  /** Accessible name of the search input ('Rechercher dans la liste des utilisateurs'); derived from `title` by default. */
  searchLabel?: string;
  /** Beginning of the sentence for a search without result: 'Aucun utilisateur' in 'Aucun utilisateur ne correspond à « … ».'. */
  noneText?: string;
  /** Id of the signed-in user, for whom columns and sort are stored. */
  preferencesOwner: string;
  status: TableStatus;
  onRetry?(): void;
  /** Title of the error state ('Impossible de charger la liste des utilisateurs'); a general sentence by default. */
  failedText?: string;
  /** Time of the last successful load in epoch milliseconds; 0 or undefined if there was none. */
  updatedAt?: number;
  /** A selection held by the caller. By default the table holds the selection, if there are `bulkActions`. */
  selection?: RowSelection;
  /** Returns the text of the bulk action bar; 'élément(s) sélectionné(s)' by default. */
  selectionLabel?(count: number): string;
  bulkActions?: readonly BulkAction<Row>[];
  rowActions?(row: Row, context: CellContext): readonly RowAction<Row>[];
  addAction?: { onRun(): void; label?: string; unavailableReason?: string };
  /** Link beside the add button, to a page with another way to add rows. */
  addLink?: { to: string; label: string; icon: IconName };
  /** The caller's filter controls, shown beside the search. The caller applies the filters to `rows` (see `totalRows`). */
  filters?: ReactNode;
  /** Called by 'Effacer les filtres', a button shown if the filters leave no row. */
  onClearFilters?(): void;
  /** The active filters in words, for the print page. */
  filterText?: string;
  /** Replaces the counts below the rows; for a list of which `rows` are only the beginning. */
  foot?: ReactNode;
  /** Loads all matching rows, in any order, for the exports; for a list of which `rows` are only the beginning. */
  loadAll?(): Promise<readonly Row[]>;
  /** Name of the signed-in user, for the print page. */
  printedBy?: string;
  /**
   * Limits the height of the table to the rest of the window, so that only its rows scroll; for a
   * page that ends with the table. The table is always as high as its rows, up to a maximum: by
   * default, or if little of the window is left, most of the window.
   */
  fillWindow?: boolean;
  /** Id of a row, for example a newly created one, to which the table scrolls once the row is loaded. */
  revealedRow?: string;
  /** Sort used when neither the address nor the browser's storage has one. */
  initialSort?: SortOrder;
  /** Advice below 'Aucune donnée disponible' in an empty table. */
  emptyDescription?: string;
}
