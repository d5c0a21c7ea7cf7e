import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { expectFieldError } from '../pages/field-error';
import { SignInPage } from '../pages/sign-in-page';
import { toasts } from '../pages/toasts';

test.use({ limits: 'real' });

test('too many wrong passwords: 429, its sentence once, and the wait', async ({ page }) => {
  const form = new SignInPage(page);
  await form.open();
  await form.identify(accounts.admin.email);
  let status = 0;
  for (let attempt = 0; attempt < 40 && status !== 429; attempt += 1) {
    const answer = page.waitForResponse('**/api/auth/login');
    await form.password.fill(`mauvais-${attempt}`);
    await form.submit.click();
    status = (await answer).status();
    await expect(form.submit).toBeEnabled();
  }
  expect(status).toBe(429);
  const sentence = toasts(page).getByText(/\d+ (secondes?|minutes?)/);
  await expect(sentence).toHaveCount(1);
  await expectFieldError(form.password, /\d+ (secondes?|minutes?)/);
});
