import { guardedRoutes } from '../fixtures/route-table';
import { expect, test } from '../fixtures/test';
import { follow } from '../pages/follow';
import { HomePage } from '../pages/home-page';
import { toasts } from '../pages/toasts';

test('prints only the content of each page, dark on white', async ({ page, signIn }) => {
  await signIn('superAdmin');
  await new HomePage(page).open();
  for (const { path, heading } of guardedRoutes)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await follow(page, path);
      const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
      await expect(title).toBeVisible();
      await expect(page.getByRole('button', { name: /^Menu de / })).toBeVisible();

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(title).toBeVisible();
      await expect(title).toHaveCSS('color', /^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
});

test('no toast is printed', async ({ page, signIn }) => {
  await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  await home.opener('Rapports').click({ force: true });
  await toasts(page).first().hover();
  await page.emulateMedia({ media: 'print' });
  await expect(toasts(page)).toHaveCount(0);
});
