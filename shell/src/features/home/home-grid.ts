/** The number of grid columns, divisible by every card width. */
const columns = 12;

/** Maximum cards per row, by breakpoint. */
const available = { base: 1, md: 2, lg: 3, xl: 4 };
const announced = { ...available, md: 3, xl: 3 };

export const homeColumns = `repeat(${columns}, minmax(0, 1fr))`;

/** Returns the cards per row: one fewer than `most` if the last card would otherwise be alone below three or four others. */
function rowOf(most: number, count: number): number {
  const leavesOne = (row: number) => count > row && count % row === 1;
  return most > 2 && leavesOne(most) && !leavesOne(most - 1) ? most - 1 : most;
}

function spans(count: number, { base, md, lg, xl }: typeof available, start = '') {
  const span = (most: number) => `${start}span ${columns / rowOf(most, count)}`;
  return { base: span(base), md: span(md), lg: span(lg), xl: span(xl) };
}

/** Returns the `gridColumn` of each of `count` cards that open something. */
export const cardSpans = (count: number) => spans(count, available);

/** Returns the `gridColumn` of each of the smaller cards of announced modules, which start a row. */
export const announcedSpans = (count: number, isFirst: boolean) =>
  spans(count, announced, isFirst ? '1 / ' : '');
