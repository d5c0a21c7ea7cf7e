import type { DataTableColumn, SortOrder } from '../data-table-types';

/** A user's arrangement of the columns: the ids of all columns in order, and those of the hidden columns. */
export interface ColumnLayout {
  order: readonly string[];
  hidden: readonly string[];
}

type ColumnInfo = Pick<DataTableColumn<never>, 'id' | 'hidden'>;

/** Returns the arrangement of a table that the user has not changed. */
export function defaultLayout(columns: readonly ColumnInfo[]): ColumnLayout {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
  };
}

/**
 * Returns a stored arrangement adapted to the current columns. Drops unknown ids. Inserts each new
 * column after its predecessor in `columns`, with its default visibility. Shows at least one
 * column.
 */
export function fitLayout(remembered: ColumnLayout, columns: readonly ColumnInfo[]): ColumnLayout {
  const standard = defaultLayout(columns);
  const known = new Set(standard.order);
  const order = [...new Set(remembered.order)].filter((id) => known.has(id));
  const old = new Set(order);
  standard.order.forEach((id, place) => {
    if (old.has(id)) return;
    const neighbour = standard.order[place - 1];
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  });
  const hidden = order.filter((id) => (old.has(id) ? remembered : standard).hidden.includes(id));
  return { order, hidden: hidden.length < order.length ? hidden : standard.hidden };
}

/** Returns the layout with a column moved by one step; the same layout if the column is already first or last. */
export function moveColumn(layout: ColumnLayout, id: string, step: -1 | 1): ColumnLayout {
  const from = layout.order.indexOf(id);
  const neighbour = layout.order[from + step];
  if (from < 0 || neighbour === undefined) return layout;
  const order = [...layout.order];
  order[from] = neighbour;
  order[from + step] = id;
  return { ...layout, order };
}

/** Returns the layout with the shown columns in a new order; hidden and left-out columns keep their positions. */
export function reorderShownColumns(
  layout: ColumnLayout,
  shown: readonly string[],
  leftOut: ReadonlySet<string> = new Set(),
): ColumnLayout {
  const queue = [...shown];
  const hidden = new Set([...layout.hidden, ...leftOut]);
  return { ...layout, order: layout.order.map((id) => (hidden.has(id) ? id : (queue.shift() ?? id))) };
}

/** Returns the layout with a column shown or hidden; the last shown column cannot be hidden. */
export function toggleColumn(layout: ColumnLayout, id: string): ColumnLayout {
  if (layout.hidden.includes(id)) return { ...layout, hidden: layout.hidden.filter((other) => other !== id) };
  if (layout.hidden.length + 1 >= layout.order.length) return layout;
  return { ...layout, hidden: [...layout.hidden, id] };
}

/** Returns the sort in the notation of the address: `name` for ascending, `-name` for descending. */
export function writeSort({ column, direction }: SortOrder): string {
  return direction === 'desc' ? `-${column}` : column;
}

/** Parses the result of `writeSort`. Returns undefined if the text names no column of the table. */
export function readSort(text: unknown, columns: readonly ColumnInfo[]): SortOrder | undefined {
  if (typeof text !== 'string') return undefined;
  const column = text.replace(/^-/, '');
  if (!columns.some(({ id }) => id === column)) return undefined;
  return { column, direction: text.startsWith('-') ? 'desc' : 'asc' };
}
