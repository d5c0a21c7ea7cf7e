import { defineConfig } from '@playwright/test';
import config from './playwright.config';

const launchOptions = (prefs: Record<string, number>) => ({
  executablePath: process.env.ENGINE_PATH ?? '/usr/bin/firefox-esr',
  // Reduced motion, which Playwright cannot emulate in Firefox over BiDi; and scroll bars that overlay the page, as on a phone.
  firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1, ...prefs },
});

const forcedColours = { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 2 };

/** Runs the journeys tagged `@firefox` in Debian's Firefox ESR, which Playwright drives over WebDriver BiDi. */
export default defineConfig({
  ...config,
  outputDir: './test-results/firefox',
  workers: 1,
  use: { ...config.use, browserName: 'firefox', channel: 'moz-firefox' },
  projects: [
    {
      name: 'firefox',
      grep: /@firefox/,
      grepInvert: /forced colours/,
      use: { launchOptions: launchOptions({}) },
    },
    {
      name: 'forced-colors',
      grep: /forced colours.*@firefox/,
      use: { launchOptions: launchOptions(forcedColours) },
    },
  ],
});
