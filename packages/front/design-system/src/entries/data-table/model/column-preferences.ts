import { localStore } from '@escale/i18n';
import type { DataTableColumn, SortOrder } from '../data-table-types';
import { fitLayout, readSort, writeSort, type ColumnLayout } from './column-layout';

export interface ColumnPreferences extends ColumnLayout {
  sort?: SortOrder | undefined;
}

type ColumnInfo = Pick<DataTableColumn<never>, 'id' | 'hidden'>;

const storageKey = (owner: string, table: string) => `escale.table.${owner}.${table}`;

const readIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Returns the stored object, not validated; an empty object if there is none. */
function readStored(owner: string, table: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStore.read(storageKey(owner, table)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** Returns a user's stored preferences, adapted to the columns. Missing or invalid parts get their default. */
export function loadColumnPreferences(
  owner: string,
  table: string,
  columns: readonly ColumnInfo[],
): ColumnPreferences {
  const { order, hidden, sort } = readStored(owner, table);
  return {
    ...fitLayout({ order: readIds(order), hidden: readIds(hidden) }, columns),
    sort: readSort(sort, columns),
  };
}

/** Stores the given arrangement or sort. An omitted part stays as stored, since another tab may have changed that part. */
export function saveColumnPreferences(
  owner: string,
  table: string,
  { sort, ...layout }: Partial<ColumnPreferences>,
): void {
  const changes = { ...layout, ...(sort && { sort: writeSort(sort) }) };
  localStore.write(storageKey(owner, table), JSON.stringify({ ...readStored(owner, table), ...changes }));
}
