import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { followGuide, runCommands, runScript } from '../fixtures/own-repository';
import { expect, test } from '../fixtures/test';
import { fromRoot } from '../fixtures/workspace-paths';

test.describe.configure({ timeout: 360_000 });

async function expectBothPages(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Voir le détail' }).click();
  await expect(page.getByRole('heading', { name: 'Détail' })).toBeVisible();
}

test('a module in its own repository, made by the guide, passes its gates, is published and opens', async ({
  page,
  signIn,
  integrator,
}) => {
  const folder = path.join(integrator.folder, 'own');
  const output = await followGuide('own-repository.md', folder, integrator.siteFolder);
  expect(output).toContain('6 passed, 6 total');
  expect(output).not.toContain('FAILS');
  expect(output).toMatch(/^containers 1\.0\.0-\w+ published$/m);
  expect(output).toContain('nothing to do: the repository is at ');
  await test.step('one made by 1.0.0 is updated to what this release makes, and its build passes the check', async () => {
    const old = path.join(folder, 'old');
    const create = 'pnpm escale create containers --standalone --packs packs --dir old';
    await runCommands([create], folder, integrator.siteFolder);
    const manifest = await readFile(path.join(old, 'mf-containers/package.json'), 'utf8');
    const text = await readFile(fromRoot('packages/tools/cli/src/testing/repository-1.0.0.json'), 'utf8');
    for (const [file, content] of Object.entries(JSON.parse(text) as Record<string, string>))
      await writeFile(path.join(old, 'mf-containers', file), content);
    for (const file of ['packs', 'escale.template.json'])
      await rm(path.join(old, 'mf-containers', file), { recursive: true });
    const update = 'pnpm escale update old/mf-containers --packs packs';
    const check = 'cd old/mf-containers; pnpm install; npm run types; npm run build; npm run check';
    const updated = await runCommands([update, check], folder, integrator.siteFolder);
    expect(updated).toContain('.ci/run replaced');
    expect(updated).not.toMatch(/ kept:|FAILS/);
    expect(await readFile(path.join(old, 'mf-containers/package.json'), 'utf8')).toBe(manifest);
  });
  const repository = path.join(folder, 'mf-containers');
  await test.step('its types are those of the packages', async () => {
    const planted =
      "import { Spinner } from '@escale/design-system';\nexport const planted = <Spinner label={1} />;\n";
    await writeFile(path.join(repository, 'src/planted.tsx'), planted);
    await expect(runScript('npm run types', repository)).rejects.toThrow(
      /planted\.tsx.*'number' is not assignable to type 'string'/s,
    );
  });

  await signIn('operator');
  await expectBothPages(page, '/containers', 'Gestion Conteneurs');
});

/** A configuration of Vite that delays the module's own files, as a busy machine does, and builds into `slow`. */
const slowBuild = `
import { setTimeout } from 'node:timers/promises';
import config from './vite.config.mjs';
const slow = { name: 'slow', enforce: 'pre', load: (id) => (id.includes('/src/app/') ? setTimeout(200, null) : null) };
export default { ...config, plugins: [slow, ...config.plugins], build: { ...config.build, outDir: 'slow' } };
`;

test('modules built with Vite and with Rspack by the guide pass their gates, are published and opened', async ({
  page,
  signIn,
  integrator,
}) => {
  const folder = path.join(integrator.folder, 'others');
  const output = await followGuide('vite-and-rspack.md', folder, integrator.siteFolder);
  expect(output.match(/2 passed, 2 total/g)).toHaveLength(2);
  expect(output).not.toContain('FAILS');
  expect(output).toMatch(/^containers 1\.0\.0-\w+ published$/m);
  expect(output).toMatch(/^shipments 1\.0\.0-\w+ published$/m);
  const repository = (id: string) => path.join(folder, `mf-${id}`);

  await test.step('a slow machine builds the same files with Vite', async () => {
    await writeFile(path.join(repository('containers'), 'slow.config.mjs'), slowBuild);
    const build = 'npx vite build -c slow.config.mjs; diff -r -x descriptor.json dist slow';
    await runScript(build, repository('containers'));
  });
  for (const id of ['containers', 'shipments'])
    await test.step(`a build of ${id} that fails names what is wrong`, async () => {
      const source = path.join(repository(id), 'src/module.tsx');
      const text = await readFile(source, 'utf8');
      await writeFile(source, `${text}import './nowhere';\n`);
      const build = runScript('rm -rf dist; npm run build', repository(id));
      await expect(build).rejects.toThrow(/nowhere/);
      await expect(build).rejects.not.toThrow(/descriptor|ENOENT/);
    });

  await signIn('operator');
  await expectBothPages(page, '/containers', 'Gestion Conteneurs');
  await expectBothPages(page, '/shipments', 'Expéditions');
});
