import type { Page } from '@playwright/test';
import { resizeWindow } from '../pages/resize-window';

const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
  /** The width of a 1280 px window at a zoom of 400 % (WCAG 1.4.10). */
  zoomed: { width: 320, height: 640 },
};

export type Size = keyof typeof sizes;
export type Scheme = 'light' | 'dark';

export interface Appearance {
  size: Size;
  scheme: Scheme;
}

/**
 * Shows the open page in a size and colour scheme. Resolves once all transitions have finished;
 * does not wait for spinners, which never end.
 */
export async function showAppearance(page: Page, { size, scheme }: Appearance): Promise<void> {
  await resizeWindow(page, sizes[size]);
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction(
    (dark) => {
      const running = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      return document.documentElement.classList.contains('dark') === dark && running.length === 0;
    },
    scheme === 'dark',
    { polling: 'raf' },
  );
}
