import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { reachOtpPage } from '../pages/reach-otp-page';
import { SignInPage } from '../pages/sign-in-page';
import { toast, toasts } from '../pages/toasts';

const account = accounts.operator;

const anotherCode = (code: string) => (code === '123456' ? '654321' : '123456');

test('pasting from the clipboard fills all boxes, which sends the code @firefox', async ({
  page,
  mailbox,
}) => {
  const seen = await mailbox.count(account.email);
  const otp = await reachOtpPage(page, account);
  const code = await mailbox.codeFor(account.email, seen);
  await otp.paste(`${code.slice(0, 2)} ${code.slice(2)}\n`);
  await expect(page).toHaveURL('/modules');
});

test('a wrong code shows one error on the field and one toast; the right one leads home, without a way back [§2-29 §2-45 §4-5 §7-5 §8-25 §8-55] @firefox', async ({
  page,
  mailbox,
}) => {
  const seen = await mailbox.count(account.email);
  const otp = await reachOtpPage(page, account);
  const home = new HomePage(page);
  await test.step('a wrong code: boxes emptied; the right one still works', async () => {
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
    await expect(home.title).toBeVisible();
    await expect(page).toHaveURL('/modules');
  });
  await test.step('success replaces the history: back is blocked on the home, every time', async () => {
    const blocked = toast(page, 'Navigation arrière désactivée pour sécurité');
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => history.back());
      await expect(blocked).toHaveCount(1);
      await expect(page).toHaveURL('/modules');
      await expect(home.title).toBeVisible();
      // Waits until the toast closes by itself, which may be just before a click on its close button.
      await expect(blocked).toHaveCount(0);
    }
  });
  await test.step('back between modules works as everywhere', async () => {
    await home.opener('Tableau de Bord').click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(home.title).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('a reload keeps page and countdown, the server keeps its cooldown, and back leads to /login [§4-12 §8-20 §8-56] @firefox', async ({
  page,
  mailbox,
}) => {
  await page.clock.install();
  const otp = await reachOtpPage(page, account);
  await test.step('a reload keeps the page and does not restart the countdown', async () => {
    await page.clock.fastForward('03:00');
    await expect(otp.countdown).toContainText(/1[12]\smin\s\d\d\ss/);
    await page.reload();
    await expect(page).toHaveURL('/otp-verification');
    await expect(otp.countdown).toContainText(/1[12]\smin\s\d\d\ss/);
  });
  await test.step('the server keeps its cooldown whatever the clock of the browser says', async () => {
    const mails = await mailbox.count(account.email);
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
  await test.step('back on the code page is blocked with its toast', async () => {
    await page.evaluate(() => history.back());
    await expect(toast(page, 'Navigation arrière bloquée pour sécurité. Déconnexion...')).toHaveCount(1);
    await expect(page).toHaveURL('/login');
    await expect(new SignInPage(page).email).toBeVisible();
  });
});
