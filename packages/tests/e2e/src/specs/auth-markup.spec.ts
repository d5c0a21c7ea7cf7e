import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { answerJson } from '../fixtures/answers';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { reachOtpPage } from '../pages/reach-otp-page';
import { SignInPage } from '../pages/sign-in-page';

const account = accounts.operator;
const newPassword = 'Quai-Nord-4711!';

/** Returns the `autocomplete` of each input that a password manager sees, in page order. */
const autocompleteValues = (page: Page) =>
  page
    .locator('form input:not([type=checkbox])')
    .evaluateAll((inputs) =>
      inputs.map((input) => `${input.getAttribute('type')} ${input.getAttribute('autocomplete')}`),
    );

const activeElement = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return name.replace(/\s/g, ' ');
  });

/** Returns the elements that Tab reaches from the current focus on. */
async function tabOrder(page: Page, count: number): Promise<string[]> {
  const order: string[] = [];
  for (let presses = 0; presses < count; presses += 1) {
    await page.keyboard.press('Tab');
    order.push(await activeElement(page));
  }
  return order;
}

test('the fields support password managers', async ({ page }) => {
  const form = new SignInPage(page);
  await form.open();
  expect(await autocompleteValues(page)).toEqual(['email username']);
  await form.identify(account.email);
  expect(await autocompleteValues(page)).toEqual(['text username', 'password current-password']);
  await page.goto('/forgot-password');
  await page.getByRole('textbox').waitFor();
  expect(await autocompleteValues(page)).toEqual(['email username']);
  for (const kind of ['', '&invitation=true']) {
    await answerJson(page, '/auth/check-link', 200, { success: true });
    await page.goto(`/reset-password?token=unknown${kind}`);
    await page.getByLabel('Nouveau mot de passe', { exact: true }).waitFor();
    expect(await autocompleteValues(page)).toEqual(['password new-password', 'password new-password']);
  }
  await reachOtpPage(page, account);
  expect(await autocompleteValues(page)).toEqual(['text one-time-code']);
});

test('signs in by keyboard alone, in visual order [§2-25]', async ({ page, mailbox }) => {
  await new SignInPage(page).open();
  await expect(new SignInPage(page).email).toBeFocused();
  expect(await tabOrder(page, 1)).toEqual(['Continuer']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(account.email);
  await page.keyboard.press('Enter');
  await expect(new SignInPage(page).password).toBeFocused();
  expect(await tabOrder(page, 4)).toEqual([
    'Afficher le mot de passe',
    'Se souvenir de moi sur cet appareil',
    'Se connecter',
    'Mot de passe oublié ?',
  ]);
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Shift+Tab');
  const seen = await mailbox.count(account.email);
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/otp-verification');
  await expect(page.getByRole('textbox', { name: 'Code de vérification' })).toBeFocused();
  await page.keyboard.type(await mailbox.codeFor(account.email, seen));
  await expect(new HomePage(page).title).toBeVisible();
});

test('requests a link and sets a password by keyboard alone', async ({ page, mailbox }) => {
  const email = 'salimata.bamba@escale.test';
  const seen = await mailbox.count(email);
  await page.goto('/forgot-password');
  await expect(page.getByLabel('Email professionnel')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email envoyé' })).toBeFocused();
  expect(await tabOrder(page, 2)).toEqual(["Renvoyer l'email", 'Retour à la connexion']);

  await page.goto(await mailbox.linkFor(email, seen));
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toBeFocused();
  await page.keyboard.type(newPassword);
  expect(await tabOrder(page, 2)).toEqual(['Afficher le nouveau mot de passe', 'Confirmer le mot de passe']);
  await page.keyboard.type('Quai-Sud-4711!');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Confirmer le mot de passe', { exact: true })).toBeFocused();
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Toutes les sessions actives ont été déconnectées.')).toBeVisible();
});
