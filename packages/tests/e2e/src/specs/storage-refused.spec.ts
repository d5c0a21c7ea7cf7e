import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { OtpPage } from '../pages/otp-page';
import { SignInPage } from '../pages/sign-in-page';

const { email, password } = accounts.operator;

test('a browser that refuses storage: the sign-in says so, and the visit works until the page is closed', async ({
  page,
  mailbox,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  const signIn = new SignInPage(page);
  await signIn.open();
  await expect(page.getByText(/^Votre navigateur refuse d'enregistrer des données/)).toBeVisible();
  const seen = await mailbox.count(email);
  await signIn.signIn({ email, password });
  await page.waitForURL('/otp-verification');
  await new OtpPage(page).enter(await mailbox.codeFor(email, seen));
  await page.waitForURL('/modules');
  const home = new HomePage(page);
  await expect(home.cards.first()).toBeVisible();
  await home.cards.first().click();
  await expect(page).not.toHaveURL('/modules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
