import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { expectFieldError } from '../pages/field-error';
import { OtpPage } from '../pages/otp-page';
import { SignInPage } from '../pages/sign-in-page';
import { toast, toasts } from '../pages/toasts';

const { email, password } = accounts.operator;

test.describe('step 1, Identification', () => {
  test('asks for the professional e-mail', async ({ page }) => {
    const signIn = new SignInPage(page);
    await signIn.open();
    await expect(page.getByRole('heading', { name: 'Identification' })).toBeVisible();
    await expect(signIn.email).toHaveAttribute('type', 'email');
    await expect(signIn.email).toHaveAttribute('autocomplete', 'username');
    await expect(signIn.continue).toBeEnabled();
    await expect(signIn.password).toHaveCount(0);
  });

  test('refuses an empty and a malformed address without a call', async ({ page, requests }) => {
    const signIn = new SignInPage(page);
    await signIn.open();
    await signIn.continue.click();
    await expectFieldError(signIn.email, 'Adresse email requise');
    await expect(signIn.email).toBeFocused();
    await signIn.email.fill('pas-une-adresse');
    await signIn.continue.click();
    await expectFieldError(signIn.email, 'Adresse email invalide');
    await expect(page.getByText('Adresse email invalide')).toHaveCount(1);
    expect(requests.matching('/api/auth/check-email')).toEqual([]);
  });

  test('sends the address trimmed and lower-cased', async ({ page }) => {
    const signIn = new SignInPage(page);
    await signIn.open();
    const sent = page.waitForRequest('**/api/auth/check-email');
    await signIn.identify('  Operateur@ESCALE.test ');
    expect((await sent).postDataJSON()).toEqual({ email });
  });

  test('says once as a toast and once on the field that an address is unknown', async ({ page }) => {
    const signIn = new SignInPage(page);
    await signIn.open();
    await signIn.email.fill('inconnu@escale.test');
    await signIn.continue.click();
    await expect(toast(page, 'Adresse email non trouvée')).toHaveCount(1);
    await expectFieldError(signIn.email, 'Adresse email non trouvée');
    await expect(page.getByText('Adresse email non trouvée')).toHaveCount(2);
    await expect(signIn.email).toHaveValue('inconnu@escale.test');
    await expect(page).toHaveURL('/login');
  });

  test('a double click makes one call', async ({ page, requests }) => {
    const signIn = new SignInPage(page);
    await signIn.open();
    await signIn.email.fill(email);
    await signIn.continue.dblclick();
    await signIn.password.waitFor();
    expect(requests.matching('/api/auth/check-email')).toHaveLength(1);
  });

  test('is pre-filled from navigation state', async ({ page }) => {
    const signIn = new SignInPage(page);
    await signIn.open();
    await page.evaluate((value) => {
      history.replaceState({ ...history.state, usr: { email: value } }, '');
    }, email);
    await page.reload();
    await expect(signIn.email).toHaveValue(email);
  });
});

test.describe('step 2, Authentification', () => {
  test.beforeEach(async ({ page }) => {
    const signIn = new SignInPage(page);
    await signIn.open();
    await signIn.identify(email);
  });

  test('greets by first and last name and shows the address', async ({ page, stack }) => {
    const answer = await page.request.post(`${stack.origin}/api/auth/check-email`, {
      data: { email },
      headers: { origin: stack.origin },
    });
    const { data } = (await answer.json()) as { data: { firstName: string; lastName: string } };
    expect(data.firstName).not.toBe('');
    await expect(page.getByRole('heading', { name: 'Authentification' })).toBeVisible();
    await expect(page.getByText(`${data.firstName} ${data.lastName}`)).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  });

  test('the password field is in focus, hidden, and shown on demand', async ({ page }) => {
    const { password: field } = new SignInPage(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await field.fill('secret');
    await page.getByRole('button', { name: /afficher le mot de passe/i }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('secret');
    await page.getByRole('button', { name: /(masquer|afficher) le mot de passe/i }).click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  test('warns of caps lock while it is on', async ({ page }) => {
    const { password: field } = new SignInPage(page);
    const warning = page.getByText('Verrouillage Maj activé');
    await expect(warning).toHaveCount(0);
    await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await field.dispatchEvent('keyup', { key: 'A', modifierCapsLock: true });
    await expect(warning).toBeVisible();
    await field.dispatchEvent('keydown', { key: 'a' });
    await field.dispatchEvent('keyup', { key: 'a' });
    await expect(warning).toBeHidden();
  });

  test('an empty password is refused without a call', async ({ page, requests }) => {
    const signIn = new SignInPage(page);
    await signIn.submit.click();
    await expectFieldError(signIn.password, 'Mot de passe requis');
    await expect(page.getByText('Mot de passe requis')).toHaveCount(1);
    expect(requests.matching('/api/auth/login')).toEqual([]);
  });

  test('leads to /forgot-password', async ({ page }) => {
    await new SignInPage(page).forgotten.click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('returns to step 1 and clears the password', async ({ page }) => {
    const signIn = new SignInPage(page);
    await signIn.password.fill('secret');
    await signIn.changeEmail.click();
    await expect(page.getByRole('heading', { name: 'Identification' })).toBeVisible();
    await expect(signIn.email).toHaveValue(email);
    await signIn.continue.click();
    await expect(signIn.password).toHaveValue('');
  });

  test('a wrong password is a toast and a field error, once each', async ({ page }) => {
    const signIn = new SignInPage(page);
    await signIn.password.fill('pas-le-bon');
    await signIn.submit.click();
    await expect(toasts(page)).toHaveCount(1);
    const sentence = (await toasts(page).locator('p').first().innerText()).trim();
    expect(sentence).not.toBe('');
    await expectFieldError(signIn.password, sentence);
    await expect(page.getByText(sentence, { exact: true })).toHaveCount(2);
    await expect(page).toHaveURL('/login');
    await expect(signIn.password).toBeVisible();
  });

  test('a refusal without words reads Mot de passe incorrect', async ({ page }) => {
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 422, json: { success: false } }),
    );
    const signIn = new SignInPage(page);
    await signIn.password.fill('pas-le-bon');
    await signIn.submit.click();
    await expect(toast(page, 'Mot de passe incorrect')).toHaveCount(1);
    await expectFieldError(signIn.password, 'Mot de passe incorrect');
  });

  test('an answer with neither code nor token is Réponse inattendue du serveur', async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ json: { success: true } }));
    const signIn = new SignInPage(page);
    await signIn.password.fill(password);
    await signIn.submit.click();
    await expect(toast(page, 'Réponse inattendue du serveur')).toHaveCount(1);
    await expect(page).toHaveURL('/login');
  });

  test('Enter submits; a double submit makes one call', async ({ page, requests }) => {
    const signIn = new SignInPage(page);
    await signIn.password.fill(password);
    await signIn.password.press('Enter');
    await page.waitForURL('/otp-verification');
    expect(requests.matching('/api/auth/login')).toHaveLength(1);
  });

  test('a double click makes one call', async ({ page, requests }) => {
    const signIn = new SignInPage(page);
    await signIn.password.fill('pas-le-bon');
    await signIn.submit.dblclick();
    await expect(toasts(page)).toHaveCount(1);
    expect(requests.matching('/api/auth/login')).toHaveLength(1);
  });
});

test('a sign-in without a code shows Bienvenue ! and opens the home', async ({ page, stack, signIn }) => {
  const signedIn = await signIn('operator');
  await page.goto('/config.json');
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { success: true, user: signedIn.user, accessToken: signedIn.accessToken } }),
  );
  const form = new SignInPage(page);
  await form.open(stack.origin);
  await form.signIn({ email, password });
  await expect(toast(page, 'Bienvenue !')).toHaveCount(1);
  await expect(page).toHaveURL('/modules');
});

test('a finished sign-in greets once by first name', async ({ page, mailbox }) => {
  const form = new SignInPage(page);
  await form.open();
  const seen = await mailbox.count(email);
  await form.signIn({ email, password });
  await page.waitForURL('/otp-verification');
  const code = await mailbox.codeFor(email, seen);
  const verified = page.waitForResponse('**/api/auth/verify-otp');
  await new OtpPage(page).enter(code);
  const { user } = (await (await verified).json()) as { user: { firstName: string } };
  await expect(toast(page, `Bienvenue ${user.firstName} !`)).toHaveCount(1);
});

for (const remember of [false, true]) {
  test(`remember ${remember} makes ${remember ? 'a lasting' : 'a session'} cookie`, async ({
    page,
    context,
    mailbox,
  }) => {
    const form = new SignInPage(page);
    await form.open();
    await form.identify(email);
    await expect(form.remember).not.toBeChecked();
    if (remember) await page.getByText('Se souvenir de moi sur cet appareil').click();
    const seen = await mailbox.count(email);
    const sent = page.waitForRequest('**/api/auth/login');
    await form.password.fill(password);
    await form.submit.click();
    expect((await sent).postDataJSON()).toEqual({ email, password, remember });
    const code = await mailbox.codeFor(email, seen);
    await page.waitForURL('/otp-verification');
    await new OtpPage(page).enter(code);
    await page.waitForURL('/modules');
    const refresh = (await context.cookies()).find((cookie) => /refresh/i.test(cookie.name));
    expect(refresh?.httpOnly).toBe(true);
    expect(refresh?.sameSite).toBe('Strict');
    if (remember) expect(refresh?.expires).toBeGreaterThan(Date.now() / 1000 + 24 * 3600);
    else expect(refresh?.expires).toBe(-1);
  });
}
