import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** The journeys in WebKitGTK, which Playwright cannot drive itself. */
export default defineConfig({
  ...config,
  testDir: './src/webkit',
  testIgnore: [],
  globalSetup: './src/fixtures/prepare-seed.ts',
  outputDir: './test-results/webkit',
  workers: 1,
  timeout: 180_000,
});
