import type { Page } from '@playwright/test';

/** Number of fully visible rows of the table: clipped neither by its frame nor by the window. */
export const countWholeRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const grid = document.querySelector('[role="grid"]')?.getBoundingClientRect();
    if (grid === undefined) return 0;
    const end = Math.min(grid.bottom, window.innerHeight);
    const rows = [...document.querySelectorAll('[role="row"][row-id]')];
    return rows.filter((row) => row.getBoundingClientRect().bottom <= end).length;
  });
