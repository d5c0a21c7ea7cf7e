import { defineConfig } from '@playwright/test';
import config from './playwright.config';

const launchOptions = (prefs: Record<string, number>) => ({
  executablePath: process.env.ENGINE_PATH ?? '/usr/bin/firefox-esr',
  // Playwright cannot emulate media in Firefox over BiDi, so preferences do. Scroll bars overlay the page, as on a phone.
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
