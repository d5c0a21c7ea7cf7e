import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { reachOtpPage } from '../pages/reach-otp-page';
import { toast } from '../pages/toasts';

const account = accounts.operator;

const answerResend = (page: Page, status: number, json: object) =>
  page.route('**/api/auth/resend-otp', (route) => route.fulfill({ status, json }));

test.beforeEach(async ({ page }) => page.clock.install());

test('the countdown runs from 15:00 to Code expiré', async ({ page }) => {
  const otp = await reachOtpPage(page, account);
  await expect(otp.countdown).toContainText(/1[45]:\d\d/);
  await page.clock.fastForward('10:00');
  await expect(otp.countdown).toContainText(/4:\d\d/);
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Code expiré')).toBeVisible();
});

test('a reload keeps the page and does not restart the countdown', async ({ page }) => {
  const otp = await reachOtpPage(page, account);
  await page.clock.fastForward('03:00');
  await expect(otp.countdown).toContainText(/1[12]:\d\d/);
  await page.reload();
  await expect(page).toHaveURL('/otp-verification');
  await expect(otp.countdown).toContainText(/1[12]:\d\d/);
});

test('the page stands while the user types, also after 5 minutes', async ({ page }) => {
  const otp = await reachOtpPage(page, account);
  await page.clock.fastForward('06:00');
  await otp.type('123456');
  await expect(otp.submit).toBeEnabled();
  await expect(page).toHaveURL('/otp-verification');
});

test('resend takes countdown and cooldown from the server', async ({ page }) => {
  await answerResend(page, 200, { success: true, otpConfig: { validityMinutes: 10, cooldownSeconds: 30 } });
  const otp = await reachOtpPage(page, account);
  await page.clock.fastForward('14:00');
  await expect(otp.countdown).toContainText(/0:\d\d/);
  await expect(otp.resend).toBeEnabled();
  await otp.resend.click();
  await expect(otp.countdown).toContainText(/(10:00|9:\d\d)/);
  await expect(otp.resend).toBeDisabled();
  await expect(otp.resend).toHaveText(/(30|2\d)/);
  await page.clock.fastForward('00:31');
  await expect(otp.resend).toBeEnabled();
});

test('resend falls back to 15 minutes and 60 seconds', async ({ page }) => {
  await answerResend(page, 200, { success: true });
  const otp = await reachOtpPage(page, account);
  await page.clock.fastForward('14:30');
  await otp.resend.click();
  await expect(otp.countdown).toContainText(/(15:00|14:\d\d)/);
  await expect(otp.resend).toHaveText(/(60|5\d)/);
  await page.clock.fastForward('00:50');
  await expect(otp.resend).toBeDisabled();
  await page.clock.fastForward('00:11');
  await expect(otp.resend).toBeEnabled();
});

test('a 429 sets the cooldown and says how long to wait', async ({ page }) => {
  await answerResend(page, 429, { success: false, error: 'Trop tôt', cooldownSeconds: 42 });
  const otp = await reachOtpPage(page, account);
  await page.clock.fastForward('02:00');
  await otp.resend.click();
  await expect(toast(page, 'Veuillez attendre 42 secondes avant de demander un nouveau code')).toHaveCount(1);
  await expect(page.getByText('Trop tôt')).toHaveCount(0);
  await expect(otp.resend).toBeDisabled();
  await page.clock.fastForward('00:43');
  await expect(otp.resend).toBeEnabled();
});

test('other resend failures show the server, else Erreur lors du renvoi du code', async ({ page }) => {
  await answerResend(page, 400, { success: false, error: 'Connexion introuvable' });
  const otp = await reachOtpPage(page, account);
  await page.clock.fastForward('02:00');
  await otp.resend.click();
  await expect(toast(page, 'Connexion introuvable')).toHaveCount(1);
  await page.unroute('**/api/auth/resend-otp');
  await answerResend(page, 400, {});
  await otp.resend.click();
  await expect(toast(page, 'Erreur lors du renvoi du code')).toHaveCount(1);
});
