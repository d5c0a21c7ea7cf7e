/** Returns a length that follows the density. */
export const densityRem = (rem: number) => `calc(${rem}rem * var(--escale-density, 1))`;

/** Two lines of text, which a row holds at every density; a page whose cells take more lines sets the property. */
const minRow = 'var(--escale-least-row, 2.375rem)';

/** Returns the height of a row, which is lower in a low window. */
const rowRem = (rem: number) => `calc(${rem}rem * var(--escale-density, 1) * var(--escale-rows, 1))`;

/** Heights shared by the grid, its placeholders and the frame around it. */
export const gridHeights = { header: rowRem(2.5), row: `max(${minRow}, ${rowRem(2.75)})` } as const;
