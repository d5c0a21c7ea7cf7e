import { holdCalls } from '../fixtures/answers';
import { accountNames } from '../fixtures/accounts';
import { knownModules, modulesOf } from '../fixtures/modules-of-role';
import { grant, noFlags, preferencesPath } from '../fixtures/permissions';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { toast, toasts } from '../pages/toasts';

for (const account of accountNames) {
  test(`${account}: title, prompt and exactly the cards of the role`, async ({ page, signIn }) => {
    const { user } = await signIn(account);
    const home = new HomePage(page);
    await home.open();
    await expect(page).toHaveTitle(/MODULES ESCALE/);
    await expect(page.getByText(/choisissez un module/i)).toContainText(user.firstName);
    await expect(home.cards.getByRole('heading')).toHaveText(modulesOf(account).map(({ label }) => label));
    for (const { label, available } of modulesOf(account)) {
      await expect(home.card(label).getByText('Bientôt disponible')).toHaveCount(available ? 0 : 1);
    }
  });
}

test('a card that is to come is disabled and says so in an info toast', async ({ page, signIn }) => {
  await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  const opener = home.opener('Expéditions');
  await expect(opener).toHaveAttribute('aria-disabled', 'true');
  await expect(opener).toHaveAccessibleDescription(/Bientôt disponible/);
  await opener.click({ force: true });
  await expect(toast(page, /Expéditions.*bientôt disponible/)).toHaveCount(1);
  await expect(toasts(page).first()).toHaveRole('status');
  await expect(page).toHaveURL('/modules');
});

for (const key of ['Enter', 'Space']) {
  test(`${key} activates a card, and one that is to come`, async ({ page, signIn }) => {
    await signIn('operator');
    const home = new HomePage(page);
    await home.open();
    await home.opener('Rapports').focus();
    await page.keyboard.press(key);
    await expect(toast(page, /Rapports.*bientôt disponible/)).toHaveCount(1);
    await home.opener('Tableau de Bord').focus();
    await page.keyboard.press(key);
    await expect(page).toHaveURL('/dashboard');
  });
}

test('the keyboard alone goes from the top of the page to a module', async ({ page, signIn }) => {
  await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  const target = home.opener('Tableau de Bord');
  for (let presses = 0; presses < 6; presses += 1) {
    if (await target.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeFocused();
});

test('six cards of skeleton stand while the permissions load', async ({ page, signIn }) => {
  await signIn('operator');
  const { release } = await holdCalls(page, '/users/*/preferences');
  await page.goto('/modules');
  const skeleton = page.getByTestId('home-skeleton');
  await expect(skeleton.locator(':scope > *')).toHaveCount(6);
  await expect(page.getByText('Aucun module disponible')).toHaveCount(0);
  release();
  await expect(new HomePage(page).cards).toHaveCount(4);
  await expect(skeleton).toHaveCount(0);
});

test.describe('no module at all', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('operator');
    await grant(page, Object.fromEntries(knownModules.map(({ id }) => [id, noFlags])));
    await page.goto('/modules');
    await expect(page.getByRole('heading', { name: 'Aucun module disponible' })).toBeVisible();
  });

  test('says so and sends to an administrator', async ({ page }) => {
    await expect(page.getByText(/administrateur/)).toBeVisible();
    await expect(page.getByRole('button', { name: /support/i })).toBeVisible();
  });

  test('the refresh button reads everything again', async ({ page }) => {
    await page.unroute(preferencesPath);
    await page.getByRole('button', { name: /(rafraîchir|actualiser) la page/i }).click();
    await expect(new HomePage(page).cards).toHaveCount(4);
  });
});

test('preferences that fail: an error with Réessayer, no role default', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('operator');
  await page.route(preferencesPath, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/modules');
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  expect(requests.matching('/preferences')).toHaveLength(2);
  await expect(new HomePage(page).cards).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
  await page.unroute(preferencesPath);
  await retry.click();
  await expect(new HomePage(page).cards).toHaveCount(4);
});
