import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { reachOtpPage } from '../pages/reach-otp-page';

const account = accounts.operator;

test('a code that was sent again signs in', async ({ page, mailbox }) => {
  await page.clock.install();
  const otp = await reachOtpPage(page, account);
  await page.clock.fastForward('01:01');
  const seen = await mailbox.count(account.email);
  const answer = page.waitForResponse('**/api/auth/resend-otp');
  await otp.resend.click();
  expect((await answer).status(), await (await answer).text()).toBe(200);
  await otp.enter(await mailbox.codeFor(account.email, seen));
  await expect(page).toHaveURL('/modules');
});
