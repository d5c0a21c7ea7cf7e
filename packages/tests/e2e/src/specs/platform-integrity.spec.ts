import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flipLetter, liveModule, publishedFile } from '../fixtures/published-module';
import { expect, test } from '../fixtures/test';
import { ModulePage } from '../pages/module-page';

const moduleId = 'containers';

test.beforeEach(async ({ integrator, containers }) => {
  await integrator.escale('publish', containers.build);
});

/** One file of each kind, and a text in it whose last letter is changed. */
const alterations = {
  'the entry': { name: /^remote-entry\..*\.js$/, text: 'function' },
  'a style sheet': { name: /\.css$/, text: 'flex' },
  'the federation manifest': { name: /^mf-manifest\.json$/, text: '"app' },
} as const;

for (const [kind, { name, text }] of Object.entries(alterations)) {
  test(`one letter changed in ${kind}: refused by name, the others run`, async ({ page, site, signIn }) => {
    const file = await flipLetter(await publishedFile(site.folder, moduleId, name), text);
    const { version } = await liveModule(site.folder, moduleId);
    await signIn('operator');
    await page.goto('/containers');
    const module = new ModulePage(page);
    await expect(module.failure.getByRole('heading')).toHaveText('Le module Gestion Conteneurs est refusé');
    await expect(module.failure).toContainText('intégrité');
    await expect(module.failure).toContainText(file);
    await expect(module.failure).toContainText(`Version ${version} · Équipe Plateforme`);
    await expect(module.heading('Gestion Conteneurs')).toBeVisible();
    await module.expectOthersRun();
  });
}

test('one letter changed in a lazy chunk: refused when it is requested, the others run @firefox', async ({
  page,
  site,
  signIn,
}) => {
  const place = await publishedFile(site.folder, moduleId, /\.chunk\.js$/, 'detailHint');
  const file = await flipLetter(place, 'detailHint');
  const { version } = await liveModule(site.folder, moduleId);
  await signIn('operator');
  await page.goto('/containers');
  await page.getByRole('link', { name: 'Voir le détail' }).click();
  const module = new ModulePage(page);
  await expect(module.failure.getByRole('heading')).toHaveText('Le module Gestion Conteneurs est refusé');
  await expect(module.failure).toContainText('intégrité');
  await expect(module.failure).toContainText(file);
  await expect(module.failure).toContainText(`Version ${version} · Équipe Plateforme`);
  await expect(module.heading('Détail')).toHaveCount(0);
  await module.expectOthersRun();
});

test('one letter changed in the registry’s words: refused by name, the others run', async ({
  page,
  site,
  signIn,
}) => {
  await site.editLive((entry, module) =>
    module === moduleId ? entry.replace('"delete"', '"delets"') : entry,
  );
  await signIn('operator');
  await page.goto('/containers');
  const module = new ModulePage(page);
  await expect(module.failure).toContainText('intégrité');
  await expect(module.failure).toContainText('descriptor.json');
  await module.expectOthersRun();
});

test('a file that the descriptor does not list is refused: nothing runs unchecked', async ({
  page,
  site,
  integrator,
  containers,
  signIn,
}) => {
  const place = await publishedFile(site.folder, moduleId, /expose_module.*\.chunk\.js$/);
  const file = path.basename(place);
  const build = await integrator.variant(containers.build, /^descriptor\.json$/, (text) => `${text}\n`);
  await rm(path.join(build, file));
  await integrator.escale('publish', '--unchecked', build);
  const { version } = await liveModule(site.folder, moduleId);
  await cp(place, path.join(site.folder, 'modules', moduleId, version, file));
  await signIn('operator');
  await page.goto('/containers');
  const module = new ModulePage(page);
  await expect(module.failure).toContainText('intégrité');
  await expect(module.failure).toContainText(file);
  await module.expectOthersRun();
});

test('a descriptor without hashes is refused before any request', async ({
  page,
  site,
  signIn,
  requests,
}) => {
  await site.editLive((line, module) =>
    module === moduleId
      ? line.replace(/"seal":"[^"]*"/, '"unsealed":true').replace(/"files":\{[^}]*\}/, '"files":{}')
      : line,
  );
  await signIn('operator');
  await page.goto('/containers');
  const module = new ModulePage(page);
  await expect(module.failure.getByRole('heading')).toHaveText('Le module Gestion Conteneurs est refusé');
  await expect(module.failure).toContainText('intégrité');
  expect(requests.matching('/modules/containers/')).toEqual([]);
  await module.expectOthersRun();
});

test('a refused module recovers in the open tab', async ({ page, site, integrator, containers, signIn }) => {
  const place = await publishedFile(site.folder, moduleId, /expose_module.*\.chunk\.js$/);
  const sound = await readFile(place);
  await flipLetter(place, 'Rien');
  await signIn('operator');
  await page.goto('/containers');
  const module = new ModulePage(page);
  await expect(module.failure).toContainText('intégrité');
  await module.markDocument();
  await writeFile(place, sound);
  await module.retry.click();
  await expect(page.getByText('Rien à afficher pour le moment')).toBeVisible();
  await module.expectSameDocument();
  await integrator.escale('publish', containers.build);
});
