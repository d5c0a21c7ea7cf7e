/** Returns a CSS length that scales with the density setting. */
export const densityLength = (rem: number) => `calc(${rem}rem * var(--escale-density, 1))`;

/** Minimum height of a row: two lines of text. A page whose cells have more lines sets `--escale-least-row`. */
const minRowHeight = 'var(--escale-least-row, 2.375rem)';

/** Returns a CSS height that scales with the density setting, and is smaller in a low window. */
const rowLength = (rem: number) => `calc(${rem}rem * var(--escale-density, 1) * var(--escale-rows, 1))`;

/** Heights of header and rows, shared by the grid, the early rows, the skeleton and the frame. */
export const gridHeights = {
  header: rowLength(2.5),
  row: `max(${minRowHeight}, ${rowLength(2.75)})`,
} as const;
