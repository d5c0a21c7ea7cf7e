import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { reachOtpPage } from '../pages/reach-otp-page';
import { toast } from '../pages/toasts';

const account = accounts.operator;

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
