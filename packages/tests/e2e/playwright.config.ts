import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/fixtures/launch-options';
import { pictureSpec, picturesFolder } from './src/fixtures/pictures';
import { reporters } from './src/fixtures/reporters';

export default defineConfig({
  testDir: './src/specs',
  testIgnore: picturesFolder === undefined ? [`**/${pictureSpec}`] : [],
  outputDir: './test-results',
  globalSetup: './src/fixtures/prepare-run.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A worker is a browser, an API and its database, and is often idle. 1.5 workers per core keep
  // the machine busy.
  workers: '150%',
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: reporters(),
  use: {
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording would slow every test down by about a tenth; `--trace on` records a single run.
    trace: 'off',
    launchOptions: launchOptions(),
  },
});
