import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { reachOtpPage } from '../pages/reach-otp-page';
import { SignInPage } from '../pages/sign-in-page';
import { toast, toasts } from '../pages/toasts';

const account = accounts.operator;

const anotherCode = (code: string) => (code === '123456' ? '654321' : '123456');

test('pasting from the clipboard fills all boxes, which sends the code', async ({ page }) => {
  const otp = await reachOtpPage(page, account);
  await page.route('**/api/auth/verify-otp', () => undefined);
  const sent = page.waitForRequest('**/api/auth/verify-otp');
  await otp.paste('12 34 56');
  await expect(otp.code).toHaveValue('123456');
  expect((await sent).postDataJSON()).toEqual({ email: account.email, otpCode: '123456' });
  await expect(otp.submit).toHaveAttribute('aria-busy', 'true');
});

test('a wrong code: once on the field, once as a toast, boxes emptied; the right one still works', async ({
  page,
  mailbox,
}) => {
  const seen = await mailbox.count(account.email);
  const otp = await reachOtpPage(page, account);
  const code = await mailbox.codeFor(account.email, seen);
  const answer = page.waitForResponse('**/api/auth/verify-otp');
  await otp.enter(anotherCode(code));
  const { error } = (await (await answer).json()) as { error: string };
  expect([400, 409, 422]).toContain((await answer).status());
  await expect(toast(page, error)).toHaveCount(1);
  await expect(page.getByText(error, { exact: true })).toHaveCount(2);
  await expect(otp.code).toHaveValue('');
  await expect(otp.submit).toBeDisabled();
  await otp.enter(code);
  await expect(page).toHaveURL('/modules');
});

test('success replaces the history: back is blocked on the home', async ({ page, mailbox }) => {
  const seen = await mailbox.count(account.email);
  const otp = await reachOtpPage(page, account);
  await otp.enter(await mailbox.codeFor(account.email, seen));
  const home = new HomePage(page);
  await expect(home.title).toBeVisible();
  await expect(page).toHaveURL('/modules');
  for (let time = 0; time < 2; time += 1) {
    await page.evaluate(() => history.back());
    await expect(toast(page, 'Navigation arrière désactivée pour sécurité')).toHaveCount(1);
    await expect(page).toHaveURL('/modules');
    await expect(home.title).toBeVisible();
    // It goes by itself: a button that is on its way out cannot be relied on.
    await expect(toast(page, 'Navigation arrière désactivée pour sécurité')).toHaveCount(0);
  }
});

test('back between modules works as everywhere', async ({ page, signIn }) => {
  await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  await home.opener('Tableau de Bord').click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(home.title).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test('back on the code page is blocked with its toast and leads to /login', async ({ page }) => {
  await reachOtpPage(page, account);
  await page.evaluate(() => history.back());
  await expect(toast(page, 'Navigation arrière bloquée pour sécurité. Déconnexion...')).toHaveCount(1);
  await expect(page).toHaveURL('/login');
  await expect(new SignInPage(page).email).toBeVisible();
});

test('a reload keeps the page and does not restart the countdown', async ({ page }) => {
  await page.clock.install();
  const otp = await reachOtpPage(page, account);
  await page.clock.fastForward('03:00');
  await expect(otp.countdown).toContainText(/1[12]\smin\s\d\d\ss/);
  await page.reload();
  await expect(page).toHaveURL('/otp-verification');
  await expect(otp.countdown).toContainText(/1[12]\smin\s\d\d\ss/);
});

test('the address alone, in a new tab, leads to /login', async ({ page }) => {
  await page.goto('/otp-verification');
  await expect(page).toHaveURL('/login');
  await expect(toasts(page)).toHaveCount(0);
});

test('the server keeps its cooldown whatever the clock of the browser says', async ({ page, mailbox }) => {
  await page.clock.install();
  const otp = await reachOtpPage(page, account);
  const mails = await mailbox.count(account.email);
  await page.clock.fastForward('01:01');
  const answer = page.waitForResponse('**/api/auth/resend-otp');
  await otp.resend.click();
  expect((await answer).status()).toBe(429);
  const { cooldownSeconds } = (await (await answer).json()) as { cooldownSeconds: number };
  expect(cooldownSeconds).toBeGreaterThan(0);
  expect(cooldownSeconds).toBeLessThanOrEqual(60);
  const sentence = `Veuillez attendre ${cooldownSeconds} secondes avant de demander un nouveau code`;
  await expect(toast(page, sentence)).toHaveCount(1);
  await expect(otp.resend).toBeDisabled();
  expect(await mailbox.count(account.email)).toBe(mails);
});
