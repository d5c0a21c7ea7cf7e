import type { Locator, Page } from '@playwright/test';

/** Returns the lines of the toasts on screen that are exactly `text`, or match it. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true });
}

/** Returns all toasts on screen. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).locator('[role="alert"], [role="status"]');
}
