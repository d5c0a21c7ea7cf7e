/** Every card takes a part of these columns. */
const columns = 12;

/** So many cards stand in a row at most, by the width of the window. */
const atMost = { base: 1, md: 2, lg: 3, xl: 4 } as const;

type Spans = Record<keyof typeof atMost, string>;

export const homeColumns = `repeat(${columns}, minmax(0, 1fr))`;

/** One card less in a row, where the last one would stand alone below three or four others. */
function rowOf(most: number, count: number): number {
  const leavesOne = (row: number) => count > row && count % row === 1;
  return most > 2 && leavesOne(most) && !leavesOne(most - 1) ? most - 1 : most;
}

/** The `gridColumn` of each of `count` cards; with `start`, of the first one in a row of its own. */
export function cardSpans(count: number, start?: '1'): Spans {
  const span = (most: number) =>
    [start, `span ${columns / rowOf(most, count)}`].filter((part) => part !== undefined).join(' / ');
  return { base: span(atMost.base), md: span(atMost.md), lg: span(atMost.lg), xl: span(atMost.xl) };
}
