/** Returns a length that follows the density. */
export const densityRem = (rem: number) => `calc(${rem}rem * var(--escale-density, 1))`;

/** Two lines of text, which a row holds at every density. */
const leastRow = '2.375rem';

/** Heights shared by the grid, what stands in for it and the frame around it. */
export const gridHeights = { header: densityRem(2.5), row: `max(${leastRow}, ${densityRem(2.75)})` } as const;
