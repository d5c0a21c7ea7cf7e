import type { Response } from '@playwright/test';
import { knownModules } from '../fixtures/modules-of-role';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { SignInPage } from '../pages/sign-in-page';
import { homeLink } from '../pages/home-link';

const labels = knownModules.map(({ label }) => label);
const otherLabels = labels.filter((label) => label !== 'Gestion Utilisateurs');

test('a module whose folder is missing: the rest works, Réessayer loads it without a page reload @firefox', async ({
  page,
  signIn,
  site,
}) => {
  await site.removeModule('users');
  await signIn('superAdmin');
  const home = new HomePage(page);
  await home.open();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await home.opener('Gestion Utilisateurs').click();
  const failure = page.getByRole('heading', { name: /Gestion Utilisateurs.*ne s'ouvre pas/ });
  await expect(failure).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('alert')).toContainText('Équipe Comptes');

  await page.getByRole('main').getByRole('link', { name: 'Accueil des modules' }).click();
  await home.opener('Tableau de Bord').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeVisible();

  await homeLink(page).click();
  await home.opener('Gestion Utilisateurs').click();
  await expect(failure).toBeVisible({ timeout: 20_000 });
  await site.putBackModule('users');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Utilisateurs' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a descriptor that breaks the schema removes that card only', async ({ page, signIn, site }) => {
  await site.editRegistry((entry, id) =>
    id === 'users' ? entry.replace(/"hostApi":"[^"]*"/, '"hostApi":7') : entry,
  );
  await signIn('superAdmin');
  const home = new HomePage(page);
  await home.open();
  await expect(home.cards.getByRole('heading')).toHaveText(otherLabels);
  await home.opener('Tableau de Bord').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeVisible();
});

test('a registry that cannot be read says so, and Réessayer reads it again', async ({ page }) => {
  await page.route('**/modules.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/login');
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/modules.json');
  await retry.click();
  await expect(new SignInPage(page).email).toBeVisible();
});

test('a registry that is available again is found without a click', async ({ page }) => {
  await page.route('**/modules.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/modules.json');
  await expect(new SignInPage(page).email).toBeVisible({ timeout: 15_000 });
});

test('the first load carries no grid, no HTTP client, no realtime client, no error reporting, no other module', async ({
  page,
}) => {
  const scripts: { path: string; body: Promise<string> }[] = [];
  const record = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push({ path: pathname, body: response.text() });
  };
  page.on('response', record);
  await new SignInPage(page).open();
  page.off('response', record);
  expect(scripts.length).toBeGreaterThan(1);
  for (const { path, body } of scripts) {
    const text = await body;
    expect(text.includes('ag-grid-community') || text.includes('ag-root-wrapper'), path).toBe(false);
    expect(text.includes('ERR_BAD_OPTION'), path).toBe(false);
    expect(text.includes('socket.io') || text.includes('EIO='), path).toBe(false);
    expect(text.includes('sentry.javascript') || text.includes('__SENTRY__'), path).toBe(false);
    expect(path.startsWith('/modules/') ? path.split('/')[2] : 'auth', path).toBe('auth');
  }
});

test('the home downloads no code of a module that the role may not open', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('operator');
  await new HomePage(page).open();
  for (const id of ['users', 'security', 'settings'])
    expect(requests.matching(`/modules/${id}/`), id).toEqual([]);
});
