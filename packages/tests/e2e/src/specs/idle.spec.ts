import { expect, test } from '../fixtures/test';
import { storedToken } from '../fixtures/tokens';
import { HomePage } from '../pages/home-page';
import { IdleWarning } from '../pages/idle-warning';
import { UserMenu } from '../pages/user-menu';

const minuteMs = 60_000;

test('two minutes before the idle limit a dialog asks, and staying keeps the session on the server too', async ({
  page,
  signInFresh,
  moveApiClock,
}) => {
  await signInFresh('admin');
  await page.clock.install();
  await page.goto('/users/add');
  const firstName = page.getByLabel('Prénom', { exact: true });
  await firstName.click();
  await moveApiClock(28 * minuteMs);
  await page.clock.fastForward('28:00');
  const warning = new IdleWarning(page);
  await expect(warning.stay).toBeFocused();
  const left = async () => Number(/^1\smin\s(\d+)\ss$/.exec(await warning.timer.innerText())?.[1]);
  await expect(warning.timer).toHaveText(/^1\smin\s\d+\ss$/);
  const before = await left();
  expect(before).toBeGreaterThan(10);
  await page.mouse.move(200, 200);
  await page.clock.runFor(10_000);
  await expect.poll(left).toBeLessThanOrEqual(before - 10);
  await warning.stay.click();
  await expect(warning.dialog).toHaveCount(0);
  await expect(firstName).toBeFocused();
  await moveApiClock(50 * minuteMs);
  await page.clock.fastForward('22:00');
  await page.reload();
  await expect(firstName).toBeVisible();
});

test('the dialog opens and closes in all tabs; without an answer all end, and so does the session', async ({
  context,
  signInFresh,
  stack,
}) => {
  await signInFresh('operator');
  await context.clock.install();
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) await new HomePage(tab).open();
  const warnings = tabs.map((tab) => new IdleWarning(tab));
  await context.clock.fastForward('28:00');
  for (const { dialog } of warnings) await expect(dialog).toBeVisible();
  await warnings[0]?.stay.click();
  for (const { dialog } of warnings) await expect(dialog).toHaveCount(0);
  const ended = context.waitForEvent('response', (response) => response.url().endsWith('/api/auth/logout'));
  await context.clock.fastForward('03:00:00');
  for (const tab of tabs) {
    await expect(tab).toHaveURL('/login');
    expect(await storedToken(tab)).toBeNull();
  }
  await ended;
  const refreshed = await context.request.post(`${stack.origin}/api/auth/refresh`, {
    headers: { origin: stack.origin },
  });
  expect(refreshed.status()).toBe(401);
});

test('the typed input stays under the dialog to sign in again', async ({ page, signInFresh }) => {
  await signInFresh('admin');
  await page.clock.install();
  await page.goto('/users/add');
  const firstName = page.getByLabel('Prénom', { exact: true });
  await firstName.fill('Aïssata');
  await page.clock.fastForward('28:30');
  await new IdleWarning(page).dialog.waitFor();
  await page.clock.fastForward('01:30');
  await expect(page.getByRole('dialog', { name: 'Votre session a pris fin' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(firstName).toHaveValue('Aïssata');
  expect(await storedToken(page)).toBeNull();
});

test('the warning covers an open dialog, which is visible again afterwards', async ({ page, signIn }) => {
  await signIn('operator');
  await new HomePage(page).open();
  await new UserMenu(page).askToSignOut();
  const warning = new IdleWarning(page);
  await warning.provoke();
  await expect(warning.stay).toBeFocused();
  await warning.stay.click();
  await expect(warning.dialog).toHaveCount(0);
  const question = page.getByRole('alertdialog', { name: 'Déconnexion' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
});
