import { expect, test } from '../fixtures/test';
import { storeToken } from '../fixtures/sign-in-by-api';
import { expiredToken } from '../fixtures/tokens';
import { HomePage } from '../pages/home-page';
import { SignInPage } from '../pages/sign-in-page';

test('the pages before the sign-in send signed-in users to /modules [§2-2 §2-3]', async ({
  page,
  signIn,
}) => {
  await signIn('operator');
  for (const path of ['/login', '/forgot-password']) {
    await page.goto(path);
    await expect(page).toHaveURL('/modules');
    await expect(new HomePage(page).title).toBeVisible();
  }
});

test('the pages before the sign-in ask for no current user and stay although the refresh fails [§2-18 §4-7 §4-9]', async ({
  page,
  context,
  stack,
  requests,
}) => {
  for (const path of ['/login', '/forgot-password', '/reset-password', '/confirm-email', '/report-sign-in']) {
    await storeToken(context, stack.origin, expiredToken('x'));
    const registry = page.waitForResponse('**/modules.json');
    await page.goto(path);
    await registry;
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect(requests.matching('/api/auth/me')).toEqual([]);
});

test('the sign-in page loads no module but its own', async ({ page, requests }) => {
  await new SignInPage(page).open();
  const modules = requests.matching(/^\/modules\//).map((path) => path.split('/')[2]);
  expect([...new Set(modules)]).toEqual(['auth']);
});
