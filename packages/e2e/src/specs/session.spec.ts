import type { Page } from '@playwright/test';
import { logRequests } from '../fixtures/request-log';
import { storeToken } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { SignInPage } from '../pages/sign-in-page';

const expiredToken = (sub: string) =>
  `e30.${Buffer.from(JSON.stringify({ sub, exp: 1 })).toString('base64url')}.x`;

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

test('two tabs whose token expires at once both go on', async ({ context, stack, signIn }) => {
  const { user } = await signIn('admin');
  const requests = logRequests(context);
  const pages = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(pages.map((page) => page.goto('/config.json')));
  await storeToken(context, stack.origin, expiredToken(user.id));
  await Promise.all(pages.map((page) => page.goto('/modules')));
  for (const page of pages) await expect(new HomePage(page).title).toBeVisible();
  // Storage reaches the other tab's process late at times; the API then gives both the same successor.
  expect([1, 2]).toContain(requests.matching('/api/auth/refresh').length);
  for (const page of pages) {
    await page.reload();
    await expect(new HomePage(page).title).toBeVisible();
  }
});

const failures = {
  'a 401': { status: 401, json: { success: false, error: 'Session terminée' } },
  'HTML in place of JSON': { status: 200, contentType: 'text/html', body: '<h1>Bonjour</h1>' },
  'a 502 each time': { status: 502, body: 'Bad Gateway' },
} as const;

for (const [name, answer] of Object.entries(failures)) {
  test(`a refresh that answers ${name} ends the session on /login`, async ({
    page,
    context,
    stack,
    signIn,
    guard,
  }) => {
    guard.allowErrors(/.*/);
    const { user } = await signIn('operator');
    await storeToken(context, stack.origin, expiredToken(user.id));
    await page.route('**/api/auth/refresh', (route) => route.fulfill(answer));
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    await expect(new SignInPage(page).email).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
}

test('one 502 of the refresh signs nobody out', async ({ page, context, stack, signIn, guard }) => {
  guard.allowErrors(/.*/);
  const { user } = await signIn('operator');
  await storeToken(context, stack.origin, expiredToken(user.id));
  await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 502 }), { times: 1 });
  await page.goto('/modules');
  await expect(new HomePage(page).title).toBeVisible();
});

test('an old refresh cookie that is used again ends the whole family', async ({
  page,
  context,
  stack,
  signIn,
}) => {
  await signIn('operator');
  const stolen = await context.cookies();
  const refresh = () =>
    context.request.post(`${stack.origin}/api/auth/refresh`, { headers: { origin: stack.origin } });
  expect((await refresh()).status()).toBe(200);
  expect((await refresh()).status()).toBe(200);
  const current = await context.cookies();
  await context.clearCookies();
  await context.addCookies(stolen);
  expect((await refresh()).status()).toBe(401);
  await context.clearCookies();
  await context.addCookies(current);
  expect((await refresh()).status()).toBe(401);
  await page.goto('/modules');
  await expect(page).toHaveURL('/login');
});
