import { defineConfig } from '@playwright/test';
import { launchOptions } from '../src/fixtures/launch-options';
import { reporters } from '../src/fixtures/reporters';

/** Compares the built gallery with the pictures of this folder: `pnpm gallery:build`, then `pnpm gate:gallery`. */
export default defineConfig({
  outputDir: '../test-results/gallery',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Other systems render text differently: on these, the gate only checks the pages for
  // accessibility.
  ignoreSnapshots: process.platform !== 'linux',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: '150%',
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Browser versions draw the edges of letters slightly differently; a moved edge of a box changes more pixels.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 60 },
  },
  reporter: reporters(),
  use: {
    launchOptions: launchOptions('--font-render-hinting=none', '--disable-lcd-text'),
  },
});
