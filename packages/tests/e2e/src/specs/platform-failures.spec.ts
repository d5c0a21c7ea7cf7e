import { hostApiVersion } from '@escale/contracts';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { liveModule } from '../fixtures/published-module';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { ModulePage } from '../pages/module-page';

const moduleId = 'containers';
const moduleText = 'Rien à afficher pour le moment';
const retryTimeout = { timeout: 30_000 };
/** The shell gives up loading a module after this time. */
const loadDeadlineMs = 20_000;

test.beforeEach(async ({ integrator, containers, signIn }) => {
  await integrator.escale('publish', containers.build);
  await signIn('operator');
});

/** One file for each way in which a browser loads files: `fetch`, a script element, the chunk loader, a style sheet. */
const manifestPattern = '**/modules/containers/**/mf-manifest.json';
const entryPattern = '**/modules/containers/**/remote-entry.*.js';
const exposedChunkPattern = '**/modules/containers/**/*expose_module*.chunk.js';
const styleSheetPattern = '**/modules/containers/**/*.css';

for (const [what, address] of [
  ['the entry', entryPattern],
  ['the style sheet', styleSheetPattern],
] as const) {
  test(`${what} is missing: bounded retries, then Réessayer recovers without a page reload`, async ({
    page,
  }) => {
    let attempts = 0;
    await page.route(address, (route) => {
      if (route.request().resourceType() !== 'fetch') attempts += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/containers');
    const module = new ModulePage(page);
    await expect(module.failure).toContainText("n'ont pas pu être chargés", retryTimeout);
    await expect(module.failure).toContainText('Équipe Plateforme');
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect(attempts).toBeLessThanOrEqual(8);
    await module.markDocument();
    await page.unroute(address);
    await module.retry.click();
    await expect(page.getByText(moduleText)).toBeVisible();
    await module.expectSameDocument();
  });
}

for (const [what, address] of [
  ['the manifest', manifestPattern],
  ['the exposed chunk', exposedChunkPattern],
] as const) {
  test(`${what} is missing once: nobody notices`, async ({ page }) => {
    await page.route(address, (route) => route.fulfill({ status: 503, body: '' }), { times: 2 });
    await page.goto('/containers');
    await expect(page.getByText(moduleText)).toBeVisible(retryTimeout);
  });
}

test('a lazy chunk is missing: bounded retries, then Réessayer recovers without a page reload', async ({
  page,
}) => {
  await page.goto('/containers');
  await expect(page.getByText(moduleText)).toBeVisible();
  const lazy = /\/modules\/containers\/.*\/\d+\.[0-9a-f]+\.chunk\.js$/;
  await page.route(lazy, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Voir le détail' }).click();
  const module = new ModulePage(page);
  await expect(module.failure).toContainText("n'ont pas pu être chargés", retryTimeout);
  await module.markDocument();
  await page.unroute(lazy);
  await module.retry.click();
  await expect(module.heading('Détail')).toBeVisible();
  await module.expectSameDocument();
});

test('the entry hangs: it counts as unreachable, and Réessayer recovers without a page reload', async ({
  page,
}) => {
  await page.clock.install();
  let released = false;
  await page.route(entryPattern, async (route) => {
    if (released) await route.continue();
  });
  const requested = page.waitForRequest((request) => request.url().includes('/remote-entry.'));
  await page.goto('/containers');
  await requested;
  const module = new ModulePage(page);
  await page.clock.runFor(loadDeadlineMs);
  await expect(module.failure).toBeVisible();
  await module.markDocument();
  released = true;
  await module.retry.click();
  await expect(page.getByText(moduleText)).toBeVisible();
  await module.expectSameDocument();
});

test('a manifest that is HTML instead of JSON: refused as invalid, requested again on demand only', async ({
  page,
}) => {
  let requests = 0;
  await page.route(manifestPattern, (route) => {
    requests += 1;
    return route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Proxy</title>',
    });
  });
  await page.goto('/containers');
  const module = new ModulePage(page);
  await expect(module.failure).toContainText('invalide');
  await expect(module.failure).toContainText('mf-manifest.json');
  const attemptAndDiagnosis = 2;
  expect(requests).toBeLessThanOrEqual(attemptAndDiagnosis);
  await page.unroute(manifestPattern);
  await module.retry.click();
  await expect(page.getByText(moduleText)).toBeVisible();
});

test('a published manifest of the wrong shape is refused as invalid', async ({
  page,
  integrator,
  containers,
}) => {
  const build = await integrator.variant(containers.build, /^mf-manifest\.json$/, (text) =>
    text.replace('"exposes"', '"exports"'),
  );
  await integrator.escale('publish', '--unchecked', build);
  await page.goto('/containers');
  await expect(new ModulePage(page).failure).toContainText('invalide');
});

test('redeployed while the tab is open, old chunks gone: the new version mounts in the same tab', async ({
  page,
  site,
  integrator,
  containers,
}) => {
  await page.goto('/containers');
  await expect(page.getByText(moduleText)).toBeVisible();
  const module = new ModulePage(page);
  await module.markDocument();
  const before = await liveModule(site.folder, moduleId);
  const next = await integrator.rebuild(containers.source, 'src/messages/fr.ts', (text) =>
    text.replace('Le code de cette page', 'Nouvelle version : le code de cette page'),
  );
  await integrator.escale('publish', next);
  await rm(path.join(site.folder, 'modules', moduleId, before.version), { recursive: true });
  await page.getByRole('link', { name: 'Voir le détail' }).click();
  await expect(page.getByText(/^Nouvelle version/)).toBeVisible(retryTimeout);
  await expect(module.heading('Détail')).toBeVisible();
  await expect(page.getByText('Le module Gestion Conteneurs a été mis à jour.')).toBeVisible();
  await module.expectSameDocument();
  await expect(page.getByRole('button', { name: /Menu de/ })).toBeVisible();
});

test('a new version that is broken at load: the previous one replaces it, the failure is reported', async ({
  page,
  site,
  integrator,
  containers,
  guard,
}) => {
  guard.allowErrors(/provoked by the test/);
  const good = await liveModule(site.folder, moduleId);
  const build = await integrator.variant(containers.build, /expose_module.*\.chunk\.js$/, (text) =>
    text.replace('"use strict";', '"use strict";throw new Error("provoked by the test");'),
  );
  await integrator.escale('publish', '--unchecked', build);
  const bad = await liveModule(site.folder, moduleId);
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.goto('/containers');
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'La version précédente' });
  await expect(notice).toContainText(good.version);
  await expect(notice).toContainText(bad.version);
  await expect(page.getByText(moduleText)).toBeVisible();
  expect(reports.join('\n')).toContain(`[containers@${bad.version}]`);
  await integrator.escale('rollback', moduleId);
  await notice.getByRole('button', { name: 'Réessayer la nouvelle version' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(moduleText)).toBeVisible();
});

const refusedEntries = {
  'a hostApi that the shell does not have': {
    edit: (line: string) => line.replace(/"hostApi":"[^"]*"/, '"hostApi":"^9.0.0"'),
    words: ['^9.0.0', hostApiVersion],
  },
  'a React that it cannot share': {
    edit: (line: string) => line.replace(/"react":"[^"]*"/, '"react":"^18.0.0"'),
    words: ['react ^18.0.0', '19.3.1'],
  },
  'a major version of the design system that the shell has not': {
    edit: (line: string) =>
      line.replace(/"@escale\/design-system":"[^"]*"/, '"@escale/design-system":"^2.0.0"'),
    words: ['@escale/design-system ^2.0.0', 'fournit la version 1.'],
  },
  'an origin that is not allowed': {
    edit: (line: string) => line.replace(/"entry":"/, '"entry":"https://elsewhere.test'),
    words: ['https://elsewhere.test'],
  },
};

for (const [what, { edit, words }] of Object.entries(refusedEntries)) {
  test(`${what}: refused before any request, in words`, async ({ page, site, requests }) => {
    await site.editLive((line, module) => (module === moduleId ? edit(line) : line));
    await page.goto('/containers');
    const module = new ModulePage(page);
    await expect(module.failure.getByRole('heading')).toHaveText('Le module Gestion Conteneurs est refusé');
    for (const word of words) await expect(module.failure).toContainText(word);
    await expect(module.failure).toContainText('Équipe Plateforme');
    expect(requests.matching('/modules/containers/')).toEqual([]);
    await module.expectOthersRun();
  });
}

test('the registry is down: the browser uses the last good one, and shows a notice until it is back', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await page.route('**/modules.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(home.opener('Gestion Conteneurs')).toBeVisible();
  const notice = page.getByText(/dernière liste connue de ce navigateur/);
  await expect(notice).toBeVisible();
  await home.opener('Gestion Conteneurs').click();
  await expect(page.getByText(moduleText)).toBeVisible();
  await page.unroute('**/modules.json');
  await expect(notice).toHaveCount(0, { timeout: 15_000 });
});
