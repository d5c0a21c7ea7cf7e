import type { Page } from '@playwright/test';

/** Returns the number of rows of the table whose lower edge is inside both the table's frame and the window. */
export const countWholeRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const grid = document.querySelector('[role="grid"]')?.getBoundingClientRect();
    if (grid === undefined) return 0;
    const end = Math.min(grid.bottom, window.innerHeight);
    const rows = [...document.querySelectorAll('[role="row"][row-id]')];
    return rows.filter((row) => row.getBoundingClientRect().bottom <= end).length;
  });
