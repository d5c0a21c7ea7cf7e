import { holdCalls } from '../fixtures/answers';
import { grant, noFlags, preferencesPath } from '../fixtures/permissions';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';

const denials = [
  {
    name: 'no access',
    path: '/users',
    flags: { visible: false, read: true, write: true, delete: true },
    title: 'Accès refusé',
    message: /pas accès au module Gestion Utilisateurs/,
  },
  {
    name: 'no read',
    path: '/users',
    flags: { visible: true, read: false, write: true, delete: true },
    title: 'Consultation non autorisée',
    message: /consultation.*Gestion Utilisateurs/,
  },
  {
    name: 'no write, adding',
    path: '/users/add',
    flags: { visible: true, read: true, write: false, delete: false },
    title: 'Modification non autorisée',
    message: /modification.*Gestion Utilisateurs/,
  },
  {
    name: 'no write, editing',
    path: '/users/1/edit',
    flags: { visible: true, read: true, write: false, delete: true },
    title: 'Modification non autorisée',
    message: /modification.*Gestion Utilisateurs/,
  },
  {
    name: 'read before write: no read on a route that writes',
    path: '/users/add',
    flags: { visible: true, read: false, write: false, delete: false },
    title: 'Consultation non autorisée',
    message: /consultation.*Gestion Utilisateurs/,
  },
];

for (const { name, path, flags, title, message } of denials) {
  test(`denied for ${name}`, async ({ page, signIn, requests }) => {
    await signIn('superAdmin');
    await grant(page, { users: flags });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    expect(requests.matching('/modules/users/')).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Accueil des modules' }).click();
    await expect(new HomePage(page).title).toBeVisible();
  });
}

test('denied for no delete', async ({ page, signIn, site, requests }) => {
  await site.editRegistry((line, id) =>
    id === 'users'
      ? line.replace('{"path":"/users","access":"read"}', '{"path":"/users","access":"delete"}')
      : line,
  );
  await signIn('admin');
  await grant(page, { users: { visible: true, read: true, write: true, delete: false } });
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Suppression non autorisée' })).toBeVisible();
  await expect(page.getByText(/suppression.*Gestion Utilisateurs/)).toBeVisible();
  expect(requests.matching('/modules/users/')).toEqual([]);
});

test('a spinner stands while the permissions load, then the module', async ({ page, signIn, requests }) => {
  await signIn('admin');
  const { release } = await holdCalls(page, '/users/*/preferences');
  await page.goto('/users');
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  expect(requests.matching('/modules/users/')).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Utilisateurs' })).toBeVisible();
});

test('permissions that cannot be loaded: an error with Réessayer', async ({ page, signIn }) => {
  await signIn('admin');
  await page.route(preferencesPath, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/users');
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await page.unroute(preferencesPath);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Utilisateurs' })).toBeVisible();
});

test('Retour goes back to where the person came from', async ({ page, signIn }) => {
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

test('with the display of denials turned off it redirects to /modules', async ({
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

test('an operator at /users sees the denial and downloads nothing of the module', async ({
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

test('a module that the server grants on top of the role opens', async ({ page, signIn }) => {
  await signIn('operator');
  await grant(page, { settings: { ...noFlags, visible: true, read: true } });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
});
