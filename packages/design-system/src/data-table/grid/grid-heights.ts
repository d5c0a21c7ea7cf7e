/** Returns a length that follows the density. */
export const densityRem = (rem: number) => `calc(${rem}rem * var(--escale-density, 1))`;

/** Heights shared by the grid, what stands in for it and the frame around it. */
export const gridHeights = { header: densityRem(2.75), row: densityRem(3.5) } as const;
