import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Runs the journeys tagged `@firefox` in Debian's Firefox ESR, which Playwright drives over WebDriver BiDi. */
export default defineConfig({
  ...config,
  grep: /@firefox/,
  outputDir: './test-results/firefox',
  workers: 1,
  use: {
    ...config.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env.ENGINE_PATH ?? '/usr/bin/firefox-esr',
      // `contextOptions.reducedMotion` does not reach Firefox over BiDi.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
});
