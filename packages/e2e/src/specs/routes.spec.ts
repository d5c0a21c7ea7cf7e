import { accountNames } from '../fixtures/accounts';
import { guardedRoutes } from '../fixtures/route-table';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { SignInPage } from '../pages/sign-in-page';

test('anonymous: every guarded route leads to /login, with and without a slash', async ({ page }) => {
  for (const { path } of [{ path: '/' }, ...guardedRoutes]) {
    for (const address of path === '/' ? [path] : [path, `${path}/`]) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page).toHaveURL('/login');
        await expect(new SignInPage(page).email).toBeVisible();
      });
    }
  }
});

for (const account of accountNames) {
  test(`${account}: every guarded route opens or is denied as the table says`, async ({ page, signIn }) => {
    await signIn(account);
    for (const { path, heading, denied } of guardedRoutes) {
      await test.step(path, async () => {
        await page.goto(path);
        const title = denied?.[account] ?? heading;
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
        await expect(page).toHaveURL(path);
      });
    }
  });
}

test('/ leads to /modules', async ({ page, signIn }) => {
  await signIn('operator');
  await page.goto('/');
  await expect(page).toHaveURL('/modules');
  await expect(new HomePage(page).title).toBeVisible();
});

test('a trailing slash opens the same page', async ({ page, signIn }) => {
  await signIn('superAdmin');
  for (const { path, heading } of guardedRoutes) {
    await test.step(path, async () => {
      await page.goto(`${path}/`);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    });
  }
});

for (const [path, label] of [
  ['/containers', 'Gestion Conteneurs'],
  ['/shipments', 'Expéditions'],
  ['/reports', 'Rapports'],
] as const) {
  test(`${path} is a placeholder with breadcrumb and way back`, async ({ page, signIn, requests }) => {
    await signIn('operator');
    await page.goto(path);
    await expect(page.getByText(/en cours de développement/).first()).toBeVisible();
    const breadcrumb = page.getByRole('navigation', { name: "Fil d'Ariane" });
    await expect(breadcrumb.getByRole('link', { name: 'Modules' })).toHaveAttribute('href', '/modules');
    await expect(breadcrumb).toContainText(label);
    expect(requests.matching(/^\/modules\//)).toEqual([]);
    await page.getByRole('link', { name: 'Retour aux modules' }).click();
    await expect(page).toHaveURL('/modules');
  });
}

for (const who of ['anonymous', 'operator'] as const) {
  test(`any other path, ${who}: Page non trouvée with a way to the dashboard`, async ({ page, signIn }) => {
    if (who !== 'anonymous') await signIn(who);
    for (const path of ['/nowhere', '/users-old/7', '/modules/nowhere', '/profile/x/y']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeVisible();
      await expect(page).toHaveTitle(/Page non trouvée/);
    }
    await page.getByRole('link', { name: /tableau de bord/i }).click();
    await expect(page).toHaveURL(who === 'anonymous' ? '/login' : '/dashboard');
  });
}
