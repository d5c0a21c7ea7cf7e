import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { followGuide, runScript } from '../fixtures/own-repository';
import { expect, test } from '../fixtures/test';

test.describe.configure({ timeout: 540_000 });

async function expectBothPages(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Voir le détail' }).click();
  await expect(page.getByRole('heading', { name: 'Détail' })).toBeVisible();
}

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
