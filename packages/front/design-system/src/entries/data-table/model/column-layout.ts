import type { DataTableColumn, SortOrder } from '../data-table-types';

/** A user's arrangement of the columns: all ids in order, and the hidden ones. */
export interface ColumnLayout {
  order: readonly string[];
  hidden: readonly string[];
}

type Described = Pick<DataTableColumn<never>, 'id' | 'hidden'>;

/** Returns the default arrangement of the table. */
export function defaultLayout(columns: readonly Described[]): ColumnLayout {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
  };
}

/**
 * Returns a stored arrangement adapted to the current columns: unknown ids are dropped, new columns follow their neighbour with
 * their default visibility, and at least one column is shown.
 */
export function fitLayout(remembered: ColumnLayout, columns: readonly Described[]): ColumnLayout {
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

/** Moves one column by one step; returns the same layout at either end. */
export function moveColumn(layout: ColumnLayout, id: string, step: -1 | 1): ColumnLayout {
  const from = layout.order.indexOf(id);
  const neighbour = layout.order[from + step];
  if (from < 0 || neighbour === undefined) return layout;
  const order = [...layout.order];
  order[from] = neighbour;
  order[from + step] = id;
  return { ...layout, order };
}

/** Returns the layout after shown columns were dragged: hidden columns keep their place. */
export function reorderShown(
  layout: ColumnLayout,
  shown: readonly string[],
  leftOut: ReadonlySet<string> = new Set(),
): ColumnLayout {
  const queue = [...shown];
  const hidden = new Set([...layout.hidden, ...leftOut]);
  return { ...layout, order: layout.order.map((id) => (hidden.has(id) ? id : (queue.shift() ?? id))) };
}

/** Shows or hides a column; never hides the last one shown. */
export function toggleColumn(layout: ColumnLayout, id: string): ColumnLayout {
  if (layout.hidden.includes(id)) return { ...layout, hidden: layout.hidden.filter((other) => other !== id) };
  if (layout.hidden.length + 1 >= layout.order.length) return layout;
  return { ...layout, hidden: [...layout.hidden, id] };
}

/** Returns the sort as written in the address: `name` for ascending, `-name` for descending. */
export function writeSort({ column, direction }: SortOrder): string {
  return direction === 'desc' ? `-${column}` : column;
}

/** Parses the result of `writeSort`; undefined when the text names no column of the table. */
export function readSort(text: unknown, columns: readonly Described[]): SortOrder | undefined {
  if (typeof text !== 'string') return undefined;
  const column = text.replace(/^-/, '');
  if (!columns.some(({ id }) => id === column)) return undefined;
  return { column, direction: text.startsWith('-') ? 'desc' : 'asc' };
}
