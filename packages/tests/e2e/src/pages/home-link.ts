import type { Locator, Page } from '@playwright/test';

/** Returns the logo in the header, a link to the modules home. */
export function homeLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /APP/ });
}
