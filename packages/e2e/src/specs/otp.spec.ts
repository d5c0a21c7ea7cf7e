import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { reachOtpPage } from '../pages/reach-otp-page';
import { SignInPage } from '../pages/sign-in-page';
import { toast, toasts } from '../pages/toasts';

const account = accounts.operator;

function anotherCode(code: string): string {
  return code === '123456' ? '654321' : '123456';
}

test('the code field is numeric and a one-time code; submit waits for six digits', async ({ page }) => {
  const otp = await reachOtpPage(page, account);
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(otp.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(otp.code).toHaveAttribute('inputmode', 'numeric');
  await expect(otp.submit).toBeDisabled();
  await otp.type('12ab-345');
  await expect(otp.code).toHaveValue('12345');
  await expect(otp.submit).toBeDisabled();
  await page.keyboard.type('6');
  await expect(otp.code).toHaveValue('123456');
  await expect(otp.submit).toBeEnabled();
  await page.keyboard.press('Backspace');
  await expect(otp.submit).toBeDisabled();
});

test('pasting fills all boxes', async ({ page }) => {
  const otp = await reachOtpPage(page, account);
  await otp.paste('12 34 56');
  await expect(otp.code).toHaveValue('123456');
  await expect(otp.submit).toBeEnabled();
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

test('a refusal without words reads Code de vérification invalide', async ({ page }) => {
  await page.route('**/api/auth/verify-otp', (route) => route.fulfill({ status: 400, json: {} }));
  const otp = await reachOtpPage(page, account);
  await otp.enter('123456');
  await expect(toast(page, 'Code de vérification invalide')).toHaveCount(1);
  await expect(page.getByText('Code de vérification invalide')).toHaveCount(2);
});

test('an answer without user is Données utilisateur manquantes', async ({ page }) => {
  await page.route('**/api/auth/verify-otp', (route) => route.fulfill({ json: { success: true } }));
  const otp = await reachOtpPage(page, account);
  await otp.enter('123456');
  await expect(toast(page, 'Données utilisateur manquantes')).toHaveCount(1);
  await expect(page).toHaveURL('/otp-verification');
});

test('three wrong codes use the code up', async ({ page, mailbox }) => {
  const seen = await mailbox.count(account.email);
  const otp = await reachOtpPage(page, account);
  const code = await mailbox.codeFor(account.email, seen);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answer = page.waitForResponse('**/api/auth/verify-otp');
    await otp.enter(anotherCode(code));
    await answer;
    await expect(otp.code).toHaveValue('');
  }
  const refused = page.waitForResponse('**/api/auth/verify-otp');
  await otp.enter(code);
  expect((await refused).ok()).toBe(false);
  await expect(page).toHaveURL('/otp-verification');
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
    await page.getByRole('button', { name: 'Fermer la notification' }).last().click();
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

test('a link leads back to /login', async ({ page }) => {
  const otp = await reachOtpPage(page, account);
  await otp.backToSignIn.click();
  await expect(page).toHaveURL('/login');
});
