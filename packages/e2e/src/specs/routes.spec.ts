import type { Page } from '@playwright/test';
import { accountNames } from '../fixtures/accounts';
import { guardedRoutes } from '../fixtures/route-table';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { SignInPage } from '../pages/sign-in-page';

/** Navigates inside the running application, as its links do: a document load per route is too slow. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

test('anonymous: every guarded route leads to /login', async ({ page }) => {
  await page.goto('/dashboard/');
  await expect(page).toHaveURL('/login');
  await expect(new SignInPage(page).email).toBeVisible();
  for (const { path } of [{ path: '/' }, ...guardedRoutes]) {
    await test.step(path, async () => {
      await follow(page, path);
      await expect(page).toHaveURL('/login');
      await expect(new SignInPage(page).email).toBeVisible();
    });
  }
});

for (const account of accountNames) {
  test(`${account}: every guarded route opens or is denied as the table says`, async ({ page, signIn }) => {
    await signIn(account);
    await new HomePage(page).open();
    for (const { path, heading, denied } of guardedRoutes) {
      await test.step(path, async () => {
        await follow(page, path);
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
  await new HomePage(page).open();
  const paths = ['/modules', '/users/1/edit', '/containers'];
  for (const { path, heading } of guardedRoutes.filter((route) => paths.includes(route.path))) {
    await test.step(path, async () => {
      await follow(page, `${path}/`);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    });
  }
});

test('a planned module has a placeholder with breadcrumb and way back, and loads nothing', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('operator');
  await page.goto('/containers');
  await expect(page.getByText(/en cours de développement/).first()).toBeVisible();
  const breadcrumb = page.getByRole('navigation', { name: "Fil d'Ariane" });
  await expect(breadcrumb.getByRole('link', { name: 'Modules' })).toHaveAttribute('href', '/modules');
  await expect(breadcrumb).toContainText('Gestion Conteneurs');
  expect(requests.matching(/^\/modules\//)).toEqual([]);
  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  await expect(page).toHaveURL('/modules');
});

for (const who of ['anonymous', 'operator'] as const) {
  test(`any other path, ${who}: Page non trouvée with a way to the dashboard`, async ({ page, signIn }) => {
    if (who !== 'anonymous') await signIn(who);
    await page.goto('/nowhere');
    for (const path of ['/nowhere', '/users-old/7', '/modules/nowhere', '/profile/x/y']) {
      await follow(page, path);
      await expect(page.getByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeVisible();
      await expect(page).toHaveTitle(/Page non trouvée/);
    }
    await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
    await expect(page).toHaveURL(who === 'anonymous' ? '/login' : '/dashboard');
  });
}
