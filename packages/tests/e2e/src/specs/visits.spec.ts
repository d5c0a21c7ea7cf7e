import path from 'node:path';
import type { Page } from '@playwright/test';
import { liveModule } from '../fixtures/published-module';
import { expect, test } from '../fixtures/test';

/** Requested on every visit: neither can have a hash in its name. */
const asked = ['/config.json', '/modules.json'];

/** The typeface is requested after the application has taken over, which may be after the network was idle. */
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

/** Files that this page has loaded from the network, including revalidated ones that have not changed. */
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

/** A short first visit may have skipped what loads when the browser is idle. */
const visitAgain = async (page: Page, address: string, first: string[]) =>
  (await visit(page, address)).filter((file) => first.includes(file));

test('a visit to /login asks for no file twice, and a second one for none but registry and configuration', async ({
  page,
}) => {
  const first = await visit(page, '/login');
  expect(first).toEqual([...new Set(first)]);
  expect(await visitAgain(page, '/login', first)).toEqual(asked);
});

for (const address of ['/modules', '/users'])
  test(`a second visit to ${address} asks for no file but registry and configuration`, async ({
    page,
    signIn,
  }) => {
    await signIn('superAdmin');
    const first = await visit(page, address);
    expect(await visitAgain(page, address, first)).toEqual(asked);
  });

test('a new version of a module costs its own files alone', async ({ page, signIn, site, integrator }) => {
  await signIn('superAdmin');
  await visit(page, '/users');
  const { version } = await liveModule(site.folder, 'users');
  const next = await integrator.variant(
    path.join(site.folder, 'modules', 'users', version),
    /\.js$/,
    (text) => `${text}\n//`,
  );
  await integrator.escale('publish', '--unchecked', next);
  const folder = `/modules/users/${(await liveModule(site.folder, 'users')).version}/`;
  const files = await visit(page, '/users');
  expect(files.filter((file) => !file.startsWith(folder))).toEqual(asked);
  expect(files.length).toBeGreaterThan(asked.length);
});
