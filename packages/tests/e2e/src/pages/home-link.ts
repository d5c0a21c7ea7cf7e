import type { Locator, Page } from '@playwright/test';

/** The logo in the header, which leads to the modules home. */
export function homeLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /APP/ });
}
