import path from 'node:path';
import { liveModule } from '../fixtures/published-module';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { ModulePage } from '../pages/module-page';

const moduleLabel = 'Gestion Utilisateurs';
/**
 * Chunks with packages of the shell that a module is the first to request: the data table, forms,
 * tabs.
 */
const sharedChunkPattern = /^https?:\/\/[^/]+\/\d+\.[0-9a-f]+\.chunk\.js$/;

test.beforeEach(async ({ signIn }) => {
  await signIn('superAdmin');
});

test('a shared chunk is missing: the failure page, then Réessayer recovers without a page reload', async ({
  page,
}) => {
  // Keeps the home from prefetching the chunk before the test removes it.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const home = new HomePage(page);
  await home.open();
  const module = new ModulePage(page);
  await module.markDocument();
  let asked = 0;
  await page.route(sharedChunkPattern, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await home.opener(moduleLabel).click();
  await expect(module.failure).toContainText("n'ont pas pu être chargés");
  await expect(module.failure).toContainText('Équipe Comptes');
  expect(asked).toBeGreaterThan(0);
  await page.unroute(sharedChunkPattern);
  await module.retry.click();
  await expect(module.heading('Gestion des Utilisateurs')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await module.expectSameDocument();
});

test('a module redeployed in the open tab finds the shared packages that it was the first to request', async ({
  page,
  site,
  integrator,
}) => {
  await page.goto('/users');
  await expect(page.getByRole('grid')).toBeVisible();
  const module = new ModulePage(page);
  await module.markDocument();
  const { version } = await liveModule(site.folder, 'users');
  const folder = path.join(site.folder, 'modules', 'users', version);
  const next = await integrator.variant(folder, /\.js$/, (text) =>
    text.replaceAll('Gestion des Utilisateurs', 'Nouvelle version'),
  );
  await integrator.escale('publish', '--unchecked', next);
  await site.removeVersion('users', version);
  // The code of a user's page may be loaded already, but the code of the form for a new user is not.
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByText(`Le module ${moduleLabel} a été mis à jour.`)).toBeVisible();
  await page.goBack();
  await expect(module.heading('Nouvelle version')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await module.expectSameDocument();
});
