import { grantFlags } from '../fixtures/permissions';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';

test('a module whose registry entry demands a right the user lacks is denied, and not downloaded', async ({
  page,
  signIn,
  site,
  requests,
}) => {
  await site.editRegistry((line, id) =>
    id === 'users' ? line.replace(/("path":"\/users"[^}]*"access":)"read"/, '$1"delete"') : line,
  );
  await signIn('admin');
  await grantFlags(page, { users: { visible: true, read: true, write: true, delete: false } });
  await page.goto('/users');
  const title = page.getByRole('heading', { level: 1, name: 'Suppression non autorisée' });
  const sentence = page.getByText(/suppression.*Gestion Utilisateurs/);
  await expect(title).toBeVisible();
  await expect(sentence).toBeVisible();
  const centre = (box: { x: number; width: number } | null) => (box === null ? NaN : box.x + box.width / 2);
  const apart = centre(await title.boundingBox()) - centre(await sentence.boundingBox());
  expect(Math.abs(apart), 'title and text share their centre').toBeLessThan(2);
  expect(requests.matching('/modules/users/')).toEqual([]);
});

test('Retour returns to the previous page [§2-22]', async ({ page, signIn }) => {
  await signIn('operator');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Mon Profil' })).toBeVisible();
  await page.goto('/users');
  await page.getByRole('button', { name: 'Retour', exact: true }).click();
  await expect(page).toHaveURL('/profile');
});

test('Retour in a tab that was opened at the address leads to the home', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('operator');
  await new HomePage(page).open();
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/users', '_blank', 'noopener'));
  const tab = await opened;
  await tab.getByRole('button', { name: 'Retour', exact: true }).click();
  await expect(new HomePage(tab).title).toBeVisible();
});

test('with the display of denials turned off it redirects to /modules [§2-22]', async ({
  page,
  signIn,
  site,
  requests,
}) => {
  await site.configure({ showAccessDenied: false });
  await signIn('operator');
  await page.goto('/users');
  await expect(page).toHaveURL('/modules');
  await expect(new HomePage(page).title).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Accès refusé' })).toHaveCount(0);
  expect(requests.matching('/modules/users/')).toEqual([]);
});

test('an operator at /users sees the denial and downloads nothing of the module [§2-8 §6-17]', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('operator');
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retour', exact: true })).toBeVisible();
  expect(requests.matching('/modules/users/')).toEqual([]);
});
