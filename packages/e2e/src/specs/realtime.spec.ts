import { signInByApi } from '../fixtures/sign-in-by-api';
import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { watchLiveConnection } from '../pages/live-connection';
import { SignInPage } from '../pages/sign-in-page';
import { UserMenu } from '../pages/user-menu';

const reconnectMs = 12_000;

/** A fourth sign-in of an account ends its oldest session, which is told as well. */
const isSignIn = ({ event, payload }: { event: string; payload: Record<string, unknown> }) =>
  event === 'user_activity' && payload.action === 'LOGIN';

test('the sign-in page neither loads nor opens the live connection', async ({ page, requests }) => {
  const live = watchLiveConnection(page);
  await page.goto('/login');
  await expect(new SignInPage(page).email).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(live.sockets).toHaveLength(0);
  expect(live.polls).toHaveLength(0);
  expect(requests.matching('EIO')).toHaveLength(0);
});

test('one connection outlives the pages of a visit and ends with it', async ({ page, signIn }) => {
  const { user } = await signIn('operator');
  const live = watchLiveConnection(page);
  await new HomePage(page).open();
  await expect
    .poll(() => live.told[0])
    .toMatchObject({
      event: 'user_connected',
      payload: { userId: user.id, present: true },
    });
  expect(live.polls).toHaveLength(0);
  await page.getByRole('link', { name: 'Tableau de Bord' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await new UserMenu(page).signOut();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => live.sockets[0]?.isClosed()).toBe(true);
  expect(live.sockets).toHaveLength(1);
});

test('where web sockets are blocked, the connection is made by polling', async ({ page, signIn }) => {
  await page.routeWebSocket(/EIO=4/, (socket) => socket.close({ code: 1011 }));
  const { user } = await signIn('operator');
  const live = watchLiveConnection(page);
  const told = page.waitForResponse(async (answer) => {
    if (!answer.url().includes('transport=polling') || answer.request().method() !== 'GET') return false;
    return (await answer.text()).includes('user_connected');
  });
  await new HomePage(page).open();
  expect(await (await told).text()).toContain(user.id);
  expect(live.polls.length).toBeGreaterThan(1);
});

test('a server that ends and starts again is found, and told activities are made up for once', async ({
  page,
  browser,
  stack,
  mailbox,
  signIn,
}) => {
  await signIn('admin');
  const live = watchLiveConnection(page);
  await new HomePage(page).open();
  await expect.poll(live.accepted).toBe(1);
  const other = await browser.newContext();
  await signInByApi(other, stack, mailbox, accounts.operator);
  await expect
    .poll(() => live.told.at(-1))
    .toMatchObject({ event: 'user_activity', payload: { action: 'LOGIN' } });
  await stack.stopApi();
  await expect.poll(() => live.sockets[0]?.isClosed()).toBe(true);
  await stack.startApi();
  await expect.poll(live.accepted, { timeout: reconnectMs }).toBe(2);
  await signInByApi(other, stack, mailbox, accounts.operator);
  // A further session of the operator may end their oldest, and what tests did under a clock put ahead counts as missed.
  const signIns = () =>
    live.told
      .filter((told) => isSignIn(told) && Date.parse(String(told.payload.timestamp)) < Date.now())
      .map(({ payload }) => payload.id);
  await expect.poll(() => signIns().length).toBe(2);
  expect(new Set(signIns()).size).toBe(2);
  await other.close();
});

test('a network that goes and comes back brings the connection back, and what was missed', async ({
  page,
  browser,
  context,
  stack,
  mailbox,
  signIn,
}) => {
  await signIn('admin');
  const live = watchLiveConnection(page);
  const activities = (from: 'first' | 'later') =>
    live.told
      .filter((told) => isSignIn(told) && (told.socket === 0) === (from === 'first'))
      .map(({ payload }) => payload.id);
  await new HomePage(page).open();
  await expect.poll(live.accepted).toBe(1);
  const other = await browser.newContext();
  await signInByApi(other, stack, mailbox, accounts.operator);
  await expect.poll(() => activities('first')).toHaveLength(1);
  const [before] = activities('first');
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await signInByApi(other, stack, mailbox, accounts.operator);
  await context.setOffline(false);
  await expect.poll(live.accepted, { timeout: reconnectMs }).toBe(2);
  await expect.poll(() => activities('later')).toHaveLength(1);
  expect(activities('later')).not.toContain(before);
  await other.close();
});

test('a forced logout ends the session of the other browser within two seconds', async ({
  page,
  browser,
  stack,
  mailbox,
  signIn,
}) => {
  const { user } = await signIn('operator');
  const live = watchLiveConnection(page);
  await new HomePage(page).open();
  await expect.poll(live.accepted).toBe(1);
  const other = await browser.newContext();
  const call = async (account: 'admin' | 'superAdmin') => {
    const { accessToken } = await signInByApi(other, stack, mailbox, accounts[account]);
    return other.request.post(`${stack.origin}/api/users/${user.id}/force-logout`, {
      headers: { authorization: `Bearer ${accessToken}`, origin: stack.origin },
    });
  };
  const refused = await call('admin');
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({
    error: 'Seuls les super admins peuvent forcer la déconnexion',
  });
  expect((await call('superAdmin')).status()).toBe(200);
  await expect(page).toHaveURL('/login', { timeout: 2_000 });
  await other.close();
});
