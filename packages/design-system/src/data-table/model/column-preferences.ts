import { localStore } from '@escale/i18n';
import type { DataTableColumn, SortOrder } from '../data-table-types';
import { defaultLayout, fitLayout, readSort, writeSort, type ColumnLayout } from './column-layout';

export interface ColumnPreferences extends ColumnLayout {
  sort?: SortOrder | undefined;
}

type Described = Pick<DataTableColumn<never>, 'id' | 'hidden'>;

const keyOf = (owner: string, table: string) => `escale.table.${owner}.${table}`;

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Returns a user's stored preferences adapted to the columns; the default layout when nothing valid is stored. */
export function loadColumnPreferences(
  owner: string,
  table: string,
  columns: readonly Described[],
): ColumnPreferences {
  try {
    const stored: unknown = JSON.parse(localStore.read(keyOf(owner, table)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return defaultLayout(columns);
    const { order, hidden, sort } = stored as Record<string, unknown>;
    return {
      ...fitLayout({ order: idsIn(order), hidden: idsIn(hidden) }, columns),
      sort: readSort(sort, columns),
    };
  } catch {
    return defaultLayout(columns);
  }
}

/** Stores the arrangement; without storage it lasts as long as the page. */
export function saveColumnPreferences(
  owner: string,
  table: string,
  { order, hidden, sort }: ColumnPreferences,
): void {
  const stored = { order, hidden, ...(sort && { sort: writeSort(sort) }) };
  localStore.write(keyOf(owner, table), JSON.stringify(stored));
}
