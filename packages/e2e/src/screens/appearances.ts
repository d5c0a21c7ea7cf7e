import type { Page } from '@playwright/test';

const widths = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
const schemes = ['light', 'dark'] as const;

/** Shows the open page at 1440 and 360 px, light and dark, and calls back for each. */
export async function inEachAppearance(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await look(`${size.width}-${colorScheme}`);
    }
  }
}
