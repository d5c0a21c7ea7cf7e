import type { ReactNode } from 'react';
import type { IconName } from '../../core/icon/icon';

/** Sort value of a cell: texts in the order of the current language, numbers and dates by size, `null` before everything else. */
export type CellValue = string | number | Date | null;

/** What a cell can ask of its table. */
export interface CellContext {
  /** True while the column is chosen in 'Colonnes' but hidden for lack of space (`hideBelow`). */
  isLeftOut(columnId: string): boolean;
  /** Returns the ids of the rows on screen, in their order. */
  rowIds(): string[];
}

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  value(row: Row): CellValue;
  /** Text shown, searched and exported; also the accessible name of a custom `cell`. */
  text(row: Row): string;
  /** Renders the cell; called for each new version of its row. */
  cell?(row: Row, context: CellContext): ReactNode;
  /** Text for the file and the print page, when it differs from the screen. */
  exportText?(row: Row): string;
  /** Columns of the file that replace this one: the parts by which a spreadsheet sorts and filters. */
  fileColumns?: readonly { header: string; text(row: Row): string }[];
  /** Additional search terms of the row, even while the column is hidden. */
  searchText?(row: Row): string;
  /** Hidden until the user shows it in 'Colonnes'. */
  hidden?: boolean;
  /** Minimum width in pixels; 160 by default. */
  width?: number;
  /** Share of the remaining width, `width` by default; 0 keeps the column as narrow as its content. */
  grow?: number;
  /**
   * Width of the table in pixels below which the column is hidden; another cell then shows its text (`isLeftOut`). Search, sort and
   * exports keep it.
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
  /** Why the action is unavailable (a missing right): the button stays visible, disabled, with this reason. */
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
  /** The rows that pass the caller's filters. Keep the identity of an unchanged row: only changed ones re-render. */
  rows: readonly Row[];
  /** Number of rows before the caller's filters, for 'n affichés · m élément(s) au total'; `rows.length` by default. */
  totalRows?: number;
  columns: readonly DataTableColumn<Row>[];
  rowId(row: Row): string;
  /** Returns the name of the row, for its checkbox and buttons. */
  rowName(row: Row): string;
  /** Key of the table in the browser's storage. */
  id: string;
  /** Accessible name, title of the print page, and part of the file's name. */
  title: string;
  /** Search state of the caller, who passes the matching rows; by default the table searches in `rows`. */
  search?: { query: string; onQuery(query: string): void };
  /** Accessible name of the search ('Rechercher dans la liste des utilisateurs'); derived from `title` by default. */
  searchLabel?: string;
  /** The words for 'no row' ('Aucun utilisateur'), with which 'Aucun utilisateur ne correspond à « … ».' begins. */
  noneText?: string;
  /** Owner of the stored columns: the id of the signed-in user. */
  preferencesOwner: string;
  status: TableStatus;
  onRetry?(): void;
  /** What could not be loaded ('Impossible de charger la liste des utilisateurs'), instead of a general sentence. */
  failedText?: string;
  /** Time of the last read in milliseconds since 1970; 0 or undefined for never. */
  updatedAt?: number;
  /** Selection state of the caller; by default the table keeps it for `bulkActions`. */
  selection?: RowSelection;
  /** Text of the bar above the selection; 'élément(s) sélectionné(s)' by default. */
  selectionLabel?(count: number): string;
  bulkActions?: readonly BulkAction<Row>[];
  rowActions?(row: Row, context: CellContext): readonly RowAction<Row>[];
  addAction?: { onRun(): void; label?: string; unavailableReason?: string };
  /** Another way to add rows, on a page of its own: a link beside the add button. */
  addLink?: { to: string; label: string; icon: IconName };
  /** Further filters beside the search; `rows` are already filtered by them (see `totalRows`). */
  filters?: ReactNode;
  /** Called by 'Effacer les filtres', which is offered when the filters leave no row. */
  onClearFilters?(): void;
  /** Those filters as text, for the print page. */
  filterText?: string;
  /** Replaces the counts below the rows, if these are only the first matching ones. */
  foot?: ReactNode;
  /** Loads all matching rows for the exports, if `rows` holds only the first of them; in any order. */
  loadAll?(): Promise<readonly Row[]>;
  /** Name of the signed-in user, for the print page. */
  printedBy?: string;
  /**
   * The table fills the rest of the window's height, so that only its rows scroll: for a page that ends with it. By default it is
   * as high as its rows, up to most of the window.
   */
  fillWindow?: boolean;
  /** Id of a row to scroll to once it is loaded, such as a newly created one. */
  revealedRow?: string;
  /** Sort used when neither the address nor the browser's storage has one. */
  initialSort?: SortOrder;
  /** Advice for an empty table, under 'Aucune donnée disponible'. */
  emptyDescription?: string;
}
