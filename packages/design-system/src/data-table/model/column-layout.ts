import type { DataTableColumn, SortOrder } from '../data-table-types';

/** How a user arranged the columns: all ids in their order, and those that are hidden. */
export interface ColumnLayout {
  order: readonly string[];
  hidden: readonly string[];
}

type Described = Pick<DataTableColumn<never>, 'id' | 'hidden'>;

/** The arrangement that the table comes with. */
export function defaultLayout(columns: readonly Described[]): ColumnLayout {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
  };
}

/**
 * A remembered arrangement for the columns of today: what is gone is dropped, what is new comes after its neighbour
 * and as its maker wants it, and one column at least is shown.
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

/** Moves one column by a step; the same layout where there is no room. */
export function moveColumn(layout: ColumnLayout, id: string, step: -1 | 1): ColumnLayout {
  const from = layout.order.indexOf(id);
  const neighbour = layout.order[from + step];
  if (from < 0 || neighbour === undefined) return layout;
  const order = [...layout.order];
  order[from] = neighbour;
  order[from + step] = id;
  return { ...layout, order };
}

/** The new order after shown columns were dragged: hidden ones keep their place behind the same neighbour. */
export function reorderShown(layout: ColumnLayout, shown: readonly string[]): ColumnLayout {
  const queue = [...shown];
  const hidden = new Set(layout.hidden);
  return { ...layout, order: layout.order.map((id) => (hidden.has(id) ? id : (queue.shift() ?? id))) };
}

/** Shows or hides a column; never the last one. */
export function toggleColumn(layout: ColumnLayout, id: string): ColumnLayout {
  if (layout.hidden.includes(id)) return { ...layout, hidden: layout.hidden.filter((other) => other !== id) };
  if (layout.hidden.length + 1 >= layout.order.length) return layout;
  return { ...layout, hidden: [...layout.hidden, id] };
}

/** `name` for ascending, `-name` for descending: as the address holds it. */
export function writeSort({ column, direction }: SortOrder): string {
  return direction === 'desc' ? `-${column}` : column;
}

/** Reads `writeSort` back; nothing where the text names no column of the table. */
export function readSort(text: unknown, columns: readonly Described[]): SortOrder | undefined {
  if (typeof text !== 'string') return undefined;
  const column = text.replace(/^-/, '');
  if (!columns.some(({ id }) => id === column)) return undefined;
  return { column, direction: text.startsWith('-') ? 'desc' : 'asc' };
}
