import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { OtpPage } from '../pages/otp-page';
import { SignInPage } from '../pages/sign-in-page';
import { toast, toasts } from '../pages/toasts';

const email = 'operateur@escale.test';
const minutes = 60_000;

/** Opens /otp-verification with the navigation state that another page would have passed. */
async function enterWith(page: Page, state: object | null): Promise<void> {
  await new SignInPage(page).open();
  await page.evaluate((usr) => {
    history.replaceState({ usr, key: 'e2e', idx: 0 }, '', '/otp-verification');
  }, state);
  await page.reload();
}

const rules = [
  {
    name: 'without e-mail, even unsafe and old: silently',
    state: () => ({ timestamp: Date.now() - 60 * minutes }),
    text: null,
  },
  { name: 'without any state: silently', state: () => null, text: null },
  {
    name: 'without the secure flag, even old',
    state: () => ({ email, timestamp: Date.now() - 60 * minutes }),
    text: 'Accès non autorisé à cette page',
  },
  {
    name: 'without the secure flag',
    state: () => ({ email, secureTransition: false, timestamp: Date.now() }),
    text: 'Accès non autorisé à cette page',
  },
  {
    name: 'older than 5 minutes',
    state: () => ({ email, secureTransition: true, timestamp: Date.now() - 5 * minutes - 1_000 }),
    text: 'Session expirée. Veuillez vous reconnecter',
  },
];

for (const { name, state, text } of rules) {
  test(`to /login ${name}`, async ({ page }) => {
    await enterWith(page, state());
    await expect(page).toHaveURL('/login');
    await expect(new SignInPage(page).email).toBeVisible();
    if (text === null) await expect(toasts(page)).toHaveCount(0);
    else await expect(toast(page, text)).toHaveCount(1);
  });
}

test('a state of less than 5 minutes is let in', async ({ page }) => {
  await enterWith(page, { email, secureTransition: true, timestamp: Date.now() - 4 * minutes });
  await expect(new OtpPage(page).code).toBeVisible();
  await expect(page).toHaveURL('/otp-verification');
});

test('the address alone, in a new tab, leads to /login', async ({ page }) => {
  await page.goto('/otp-verification');
  await expect(page).toHaveURL('/login');
  await expect(toasts(page)).toHaveCount(0);
});
