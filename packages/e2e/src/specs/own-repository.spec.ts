import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { followGuide, runScript } from '../fixtures/own-repository';
import { expect, test } from '../fixtures/test';

test.describe.configure({ timeout: 240_000 });

async function expectBothPages(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Voir le détail' }).click();
  await expect(page.getByRole('heading', { name: 'Détail' })).toBeVisible();
}

test('a module in a repository of its own, made of the packs by the guide, passes its gates, is published and opened', async ({
  page,
  signIn,
  workshop,
}) => {
  const folder = path.join(workshop.folder, 'own');
  const output = await followGuide('own-repository.md', folder, workshop.siteFolder);
  expect(output).toContain('2 passed, 2 total');
  expect(output).not.toContain('FAILS');
  expect(output).toMatch(/^containers 1\.0\.0-\w+ published$/m);
  await test.step('its types are those of the packages', async () => {
    const repository = path.join(folder, 'mf-containers');
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

test('modules built with Vite and with Rspack by the guide pass their gates, are published and opened', async ({
  page,
  signIn,
  workshop,
}) => {
  const folder = path.join(workshop.folder, 'others');
  const output = await followGuide('vite-and-rspack.md', folder, workshop.siteFolder);
  expect(output.match(/2 passed, 2 total/g)).toHaveLength(2);
  expect(output).not.toContain('FAILS');
  expect(output).toMatch(/^containers 1\.0\.0-\w+ published$/m);
  expect(output).toMatch(/^shipments 1\.0\.0-\w+ published$/m);

  await signIn('operator');
  await expectBothPages(page, '/containers', 'Gestion Conteneurs');
  await expectBothPages(page, '/shipments', 'Expéditions');
});
