/** The number of grid columns, divisible by every card width. */
const columnCount = 12;

/** Maximum cards per row, by breakpoint. */
const availablePerRow = { base: 1, md: 2, lg: 3, xl: 4 };
const announcedPerRow = { ...availablePerRow, md: 3, xl: 3 };

export const homeGap = { base: '3', md: '5' } as const;

export const homeColumns = `repeat(${columnCount}, minmax(0, 1fr))`;

/**
 * Returns the number of cards per row: `largest`, or the number of cards (at least two) if that is
 * smaller. Returns one fewer if this keeps the last card from being alone in its row.
 */
function cardsPerRow(largest: number, count: number): number {
  const most = Math.min(largest, Math.max(count, 2));
  const leavesOne = (row: number) => count > row && count % row === 1;
  return most > 2 && leavesOne(most) && !leavesOne(most - 1) ? most - 1 : most;
}

function gridColumns(count: number, { base, md, lg, xl }: typeof availablePerRow, start = '') {
  const span = (most: number) => `${start}span ${columnCount / cardsPerRow(most, count)}`;
  return { base: span(base), md: span(md), lg: span(lg), xl: span(xl) };
}

/** Returns the `gridColumn` of each of `count` cards of available modules. */
export const cardSpans = (count: number) => gridColumns(count, availablePerRow);

/** Returns the `gridColumn` of each of `count` smaller cards of announced modules. The first of them starts a row. */
export const announcedSpans = (count: number, isFirst: boolean) =>
  gridColumns(count, announcedPerRow, isFirst ? '1 / ' : '');
