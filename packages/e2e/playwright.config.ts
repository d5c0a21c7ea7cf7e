import { defineConfig, type ReporterDescription } from '@playwright/test';
import { browserPath } from './src/fixtures/browser-path';

const jsonFile = process.env.PLAYWRIGHT_JSON;
const reporters: ReporterDescription[] = [['list']];
if (jsonFile !== undefined) reporters.push(['json', { outputFile: jsonFile }]);

export default defineConfig({
  testDir: './src/specs',
  outputDir: './test-results',
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // A machine that is busy with something else may lose a race once; what passes at the second try is listed as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: reporters,
  use: {
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
