import { logRequests } from '../fixtures/request-log';
import { storeToken } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { expiredToken, replaceToken, storedToken } from '../fixtures/tokens';
import { HomePage } from '../pages/home-page';

/** The global object by which a page loads a shared package of the shell: here the package with the HTTP client. */
interface FederatedWindow {
  __FEDERATION__: { __INSTANCES__: [{ loadShare: (name: string) => Promise<() => ApiClientPackage> }] };
}

interface ApiClientPackage {
  apiClient: { get: (path: string) => Promise<{ status: number }> };
}

test('two tabs whose token expires at once make at most one refresh each, and both continue @firefox', async ({
  context,
  stack,
  signInFresh,
}) => {
  const { user } = await signInFresh('admin');
  const requests = logRequests(context);
  const pages = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(pages.map((page) => page.goto('/config.json')));
  await storeToken(context, stack.origin, expiredToken(user.id));
  await Promise.all(pages.map((page) => page.goto('/modules')));
  // The title may appear before the session is loaded.
  for (const page of pages) await new HomePage(page).headerReady();
  expect(requests.matching('/api/auth/refresh').length).toBeLessThanOrEqual(pages.length);
  for (const page of pages) {
    await page.reload();
    await new HomePage(page).headerReady();
  }
});

test('ten calls with an expired token lead to one refresh and are all replayed', async ({
  page,
  signInFresh,
  requests,
}) => {
  const { user } = await signInFresh('superAdmin');
  const home = new HomePage(page);
  await home.open();
  await home.headerReady();
  // Waits for the page's own calls, which would otherwise be counted.
  await expect(home.cards.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await replaceToken(page, expiredToken(user.id));
  requests.clear();
  const statuses = await page.evaluate(async (path) => {
    const [host] = (window as unknown as FederatedWindow).__FEDERATION__.__INSTANCES__;
    const { apiClient } = (await host.loadShare('@escale/api-client'))();
    const answers = await Promise.all(Array.from({ length: 10 }, () => apiClient.get(path)));
    return answers.map(({ status }) => status);
  }, `/users/${user.id}/preferences`);
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
  expect(requests.matching('/preferences')).toHaveLength(20);
  expect(requests.matching('/api/auth/refresh')).toHaveLength(1);
});

test('a session that the server has ended is noticed without a click @firefox', async ({
  page,
  signIn,
  stack,
}) => {
  const { accessToken } = await signIn('operator');
  await page.clock.install();
  await new HomePage(page).open();
  // The jump of the clock would abort pending loads.
  await page.waitForLoadState('networkidle');
  const ended = await fetch(`${stack.origin}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, origin: stack.origin },
  });
  expect(ended.status).toBe(200);
  await page.clock.fastForward('01:01');
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
});

test('an expired session is noticed when the window regains focus', async ({
  page,
  signInFresh,
  moveApiClock,
}) => {
  await signInFresh('operator');
  await page.clock.install();
  await new HomePage(page).open();
  await new HomePage(page).headerReady();
  await page.clock.fastForward('00:11');
  await moveApiClock(12 * 60 * 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL('/login');
});
