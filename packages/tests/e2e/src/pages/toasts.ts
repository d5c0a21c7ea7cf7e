import type { Locator, Page } from '@playwright/test';

/** The toasts on screen of which one line is exactly `text`. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true });
}

/** All toasts on screen. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).locator('[role="alert"], [role="status"]');
}
