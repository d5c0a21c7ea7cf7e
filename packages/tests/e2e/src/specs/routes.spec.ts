import { accountNames } from '../fixtures/accounts';
import { guardedRoutes } from '../fixtures/route-table';
import { expect, test } from '../fixtures/test';
import { follow } from '../pages/follow';
import { HomePage } from '../pages/home-page';
import { SignInPage } from '../pages/sign-in-page';

test('anonymous: every guarded route leads to /login [§2-1 §2-6 §2-7 §2-12 §2-15 §2-17]', async ({
  page,
}) => {
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

const pathsWithSlash = ['/modules', '/users/1/edit', '/containers'];

for (const account of accountNames) {
  test(`${account}: / leads to /modules, and every guarded route opens or is denied as the table says [§2-1 §2-6 §2-7 §2-8 §2-10 §2-14 §3-15 §6-4 §6-8 §6-9 §6-10 §6-13]`, async ({
    page,
    signIn,
  }) => {
    await signIn(account);
    await page.goto('/');
    await expect(page).toHaveURL('/modules');
    await expect(new HomePage(page).title).toBeVisible();
    for (const { path, heading, denied } of guardedRoutes) {
      await test.step(path, async () => {
        await follow(page, path);
        const title = denied?.[account] ?? heading;
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
        await expect(page).toHaveURL(path);
      });
    }
    await test.step('a trailing slash opens the same page', async () => {
      for (const { path, heading, denied } of guardedRoutes.filter((route) =>
        pathsWithSlash.includes(route.path),
      )) {
        await follow(page, `${path}/`);
        const title = denied?.[account] ?? heading;
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      }
    });
  });
}

test('a planned module has a placeholder with breadcrumb and way back, and loads nothing [§1-9 §2-12]', async ({
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
  test(
    `any other path, ${who}: Page non trouvée with a way to the dashboard [§2-16 §8-26]`,
    { tag: who === 'operator' ? '@firefox' : [] },
    async ({ page, signIn }) => {
      if (who !== 'anonymous') await signIn(who);
      await page.goto('/nowhere');
      for (const path of ['/nowhere', '/users-old/7', '/modules/nowhere', '/profile/x/y']) {
        await follow(page, path);
        await expect(page.getByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeVisible();
        await expect(page).toHaveTitle(/Page non trouvée/);
      }
      await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
      await expect(page).toHaveURL(who === 'anonymous' ? '/login' : '/dashboard');
    },
  );
}
