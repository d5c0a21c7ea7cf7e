import { accounts } from '../fixtures/accounts';
import { storeToken } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { expiredToken } from '../fixtures/tokens';
import { HomePage } from '../pages/home-page';
import { OtpPage } from '../pages/otp-page';
import { SignInPage } from '../pages/sign-in-page';
import { watchHeadings } from '../pages/watch-headings';
import { homeLink } from '../pages/home-link';

const unexpectedText = /Identification|Authentification|Accès refusé|non autorisée|\/login/;

test('an expired token is refreshed before the current user is fetched', async ({
  page,
  context,
  stack,
  signInFresh,
  requests,
}) => {
  const { user } = await signInFresh('operator');
  await storeToken(context, stack.origin, expiredToken(user.id));
  const headings = await watchHeadings(page);
  await page.goto('/modules');
  await expect(new HomePage(page).cards).toHaveCount(4);
  const auth = requests.matching('/api/auth/');
  expect(auth).toEqual(['/api/auth/refresh', '/api/auth/me']);
  expect((await headings()).filter((text) => unexpectedText.test(text))).toEqual([]);
});

test('a token without a session leads to /login and is cleared', async ({ page, context, stack }) => {
  await storeToken(context, stack.origin, 'garbage');
  await page.goto('/modules');
  await expect(page).toHaveURL('/login');
  await expect(new SignInPage(page).email).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('the requested guarded address is offered as Reprendre @firefox', async ({ page, mailbox }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  const form = new SignInPage(page);
  const { email, password } = accounts.operator;
  const seen = await mailbox.count(email);
  await form.signIn({ email, password });
  await page.waitForURL('/otp-verification');
  await new OtpPage(page).enter(await mailbox.codeFor(email, seen));
  await expect(page).toHaveURL('/modules');
  await expect(page.getByText(/Vous consultiez/)).toContainText('Tableau de Bord');
  await page.getByRole('link', { name: 'Reprendre' }).click();
  await expect(page).toHaveURL('/dashboard');
  await homeLink(page).click();
  await expect(new HomePage(page).title).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reprendre' })).toHaveCount(0);
});
