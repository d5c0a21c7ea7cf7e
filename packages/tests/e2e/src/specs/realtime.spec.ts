import { signInByApi } from '../fixtures/sign-in-by-api';
import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { watchLiveConnection } from '../pages/live-connection';
import { SignInPage } from '../pages/sign-in-page';
import { UserMenu } from '../pages/user-menu';

const reconnectMs = 12_000;

/**
 * True for a sign-in that is not dated in the future. Other events may occur. A fourth sign-in of
 * an account ends its oldest session. A test that has moved the API's clock leaves entries dated in
 * the future, which the API sends again.
 */
const isSignIn = ({ event, payload }: { event: string; payload: Record<string, unknown> }) =>
  event === 'user_activity' &&
  payload.action === 'LOGIN' &&
  Date.parse(String(payload.timestamp)) <= Date.now();

test('the sign-in page neither loads nor opens the live connection', async ({ page, requests }) => {
  const live = watchLiveConnection(page);
  await page.goto('/login');
  await expect(new SignInPage(page).email).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(live.sockets).toHaveLength(0);
  expect(live.polls).toHaveLength(0);
  expect(requests.matching('EIO')).toHaveLength(0);
});

test('one connection outlives the pages of a visit and ends with it', async ({ page, signInFresh }) => {
  const { user } = await signInFresh('operator');
  const live = watchLiveConnection(page);
  await new HomePage(page).open();
  // Looks for one event among several, since other connected users are announced as well.
  await expect
    .poll(() => live.events)
    .toContainEqual(
      expect.objectContaining({
        event: 'user_connected',
        payload: expect.objectContaining({ userId: user.id, present: true }),
      }),
    );
  expect(live.polls).toHaveLength(0);
  await new HomePage(page).card('Tableau de Bord').getByRole('link').click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await new UserMenu(page).signOut();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => live.sockets[0]?.isClosed()).toBe(true);
  expect(live.sockets).toHaveLength(1);
});

test('where WebSockets are blocked, the connection falls back to polling [§7-31]', async ({
  page,
  signIn,
}) => {
  await page.routeWebSocket(/EIO=4/, (socket) => socket.close({ code: 1011 }));
  const { user } = await signIn('operator');
  const live = watchLiveConnection(page);
  const ownEvent = page.waitForResponse(async (answer) => {
    if (!answer.url().includes('transport=polling') || answer.request().method() !== 'GET') return false;
    const text = await answer.text();
    return text.includes('user_connected') && text.includes(user.id);
  });
  await new HomePage(page).open();
  await ownEvent;
  expect(live.polls.length).toBeGreaterThan(1);
});

test('after a network failure the connection reconnects and receives the missed events', async ({
  page,
  browser,
  context,
  stack,
  mailbox,
  signIn,
}) => {
  await signIn('admin');
  const live = watchLiveConnection(page);
  /**
   * Counts unique ids. An event during the reconnection may be sent both as a missed one and live;
   * the feed shows it once.
   */
  const activities = (from: 'first' | 'later') => [
    ...new Set(
      live.events
        .filter((event) => isSignIn(event) && (event.socket === 0) === (from === 'first'))
        .map(({ payload }) => payload.id),
    ),
  ];
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
