import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { expectFieldError } from '../pages/field-error';
import { OtpPage } from '../pages/otp-page';
import { SignInPage } from '../pages/sign-in-page';
import { toast } from '../pages/toasts';

const { email, password } = accounts.operator;

test('an unknown address, then a wrong password: one toast each, and the error on the field [§8-7] @firefox', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await test.step('an unknown address', async () => {
    await signIn.email.fill('inconnu@escale.test');
    await signIn.continue.click();
    await expect(toast(page, 'Adresse email non trouvée')).toHaveCount(1);
    await expectFieldError(signIn.email, 'Adresse email non trouvée');
    await expect(page.getByText('Adresse email non trouvée')).toHaveCount(2);
    await expect(signIn.email).toHaveValue('inconnu@escale.test');
  });
  await test.step('a wrong password', async () => {
    await signIn.signIn({ email, password: 'pas-le-bon' });
    const refusal = toast(page, 'Mot de passe incorrect');
    await expect(refusal).toHaveCount(1);
    await expectFieldError(signIn.password, 'Mot de passe incorrect');
    await expect(page.getByText('Mot de passe incorrect', { exact: true })).toHaveCount(2);
    await expect(signIn.password).toBeVisible();
  });
  await expect(page).toHaveURL('/login');
});

for (const remember of [false, true]) {
  test(`remember ${remember} makes ${remember ? 'a lasting' : 'a session'} cookie [§3-6]`, async ({
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
