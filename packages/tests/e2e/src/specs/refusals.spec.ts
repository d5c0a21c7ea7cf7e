import { apiErrorCodes, type Language } from '@escale/contracts';
import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { chooseLanguage } from '../fixtures/choose-language';
import { expect, test } from '../fixtures/test';
import { untilHandedOver } from '../pages/first-screen';

const languages = [
  { language: 'en', wrongPassword: 'Wrong password', unknown: 'Email address not found' },
  { language: 'ar', wrongPassword: 'كلمة المرور غير صحيحة', unknown: 'عنوان البريد الإلكتروني غير موجود' },
] as const;

const frenchSentence = 'Une phrase en français';
const submitButton = (page: Page) => page.locator('form button[type=submit]').last();

async function openSignIn(page: Page, language: Language): Promise<void> {
  await chooseLanguage(page, language);
  await page.goto('/login');
  await untilHandedOver(page);
}

for (const { language, wrongPassword, unknown } of languages) {
  test(`${language}: the API refuses in the language of the page`, async ({ page }) => {
    await openSignIn(page, language);
    await page.locator('input[name=email]').fill('nobody@escale.test');
    await submitButton(page).click();
    await expect(page.getByText(unknown).first()).toBeVisible();
    await page.locator('input[name=email]').fill(accounts.operator.email);
    await submitButton(page).click();
    await page.locator('input[type=password]').fill('Quai-Sud-1');
    await submitButton(page).click();
    await expect(page.getByText(wrongPassword).first()).toBeVisible();
  });

  test(`${language}: no error code of a French-only server shows a French sentence`, async ({ page }) => {
    await openSignIn(page, language);
    // A demand for a proof of identity is shown as a dialog, not as a sentence.
    for (const code of apiErrorCodes.filter((one) => one !== 'REAUTHENTICATION_REQUIRED')) {
      await page.route(
        '**/api/auth/check-email',
        (route) => route.fulfill({ status: 422, json: { success: false, code, error: frenchSentence } }),
        { times: 1 },
      );
      const answered = page.waitForResponse('**/api/auth/check-email');
      await page.locator('input[name=email]').fill(`${code.toLowerCase()}@escale.test`);
      await submitButton(page).click();
      await answered;
      await expect(submitButton(page)).toBeEnabled();
      await expect(page.getByText(frenchSentence), code).toHaveCount(0);
    }
  });
}
