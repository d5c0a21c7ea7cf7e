import path from 'node:path';
import type { Page } from '@playwright/test';
import { liveModule } from '../fixtures/published-module';
import { expect, test } from '../fixtures/test';

/** Files requested on every visit: their names cannot contain a hash. */
const unhashedFiles = ['/config.json', '/modules.json'];

/**
 * Waits until the typeface is loaded and the network idle. The application requests the typeface
 * only after the hand-over.
 */
async function untilSettled(page: Page): Promise<void> {
  const typeface = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
      ),
    );
  await expect.poll(typeface).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** Returns the files that this page has loaded from the network, including revalidated ones that have not changed. */
async function fetchedFiles(page: Page): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  return files.filter((file) => !file.startsWith('/api/')).sort();
}

async function visit(page: Page, address: string): Promise<string[]> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilSettled(page);
  return fetchedFiles(page);
}

/**
 * Visits the page again and returns the loaded files that the first visit had loaded as well. Other
 * files do not count: the first visit may have ended before the browser was idle and loaded them.
 */
const visitAgain = async (page: Page, address: string, first: string[]) =>
  (await visit(page, address)).filter((file) => first.includes(file));

test('a visit to /login asks for no file twice, and a second one for none but registry and configuration', async ({
  page,
}) => {
  const first = await visit(page, '/login');
  expect(first).toEqual([...new Set(first)]);
  expect(await visitAgain(page, '/login', first)).toEqual(unhashedFiles);
});

for (const address of ['/modules', '/users'])
  test(`a second visit to ${address} asks for no file but registry and configuration`, async ({
    page,
    signIn,
  }) => {
    await signIn('superAdmin');
    const first = await visit(page, address);
    expect(await visitAgain(page, address, first)).toEqual(unhashedFiles);
  });

test('after a new version of a module, only its own files are requested again', async ({
  page,
  signIn,
  site,
  integrator,
}) => {
  await signIn('superAdmin');
  const first = await visit(page, '/users');
  const { version } = await liveModule(site.folder, 'users');
  const next = await integrator.variant(
    path.join(site.folder, 'modules', 'users', version),
    /\.js$/,
    (text) => `${text}\n//`,
  );
  await integrator.escale('publish', '--unchecked', next);
  const folder = `/modules/users/${(await liveModule(site.folder, 'users')).version}/`;
  const files = await visit(page, '/users');
  expect(files.filter((file) => first.includes(file))).toEqual(unhashedFiles);
  expect(files.filter((file) => file.startsWith(folder))).not.toEqual([]);
});
