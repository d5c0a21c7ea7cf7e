import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { toasts } from '../pages/toasts';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const languageField = (page: Page) => page.getByRole('combobox', { name: 'Langue' });

async function openSettings(page: Page, search = ''): Promise<void> {
  await page.goto(`/settings${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await page.getByRole('tabpanel').waitFor();
}

test('settings by keyboard: choose, save, and find them again in this browser [§1-7 §4-29] @firefox', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('superAdmin');
  await page.clock.install();
  await openSettings(page);
  const html = page.locator('html');
  const heightOf = async () => (await saveButton(page).boundingBox())?.height ?? 0;
  const before = await heightOf();

  await test.step('the tabs are walked by arrows, and the open one is in the address', async () => {
    await languageField(page).focus();
    await page.keyboard.press('a');
    await expect(languageField(page)).toHaveValue('en');
    await tab(page, 'Général').focus();
    for (const next of ['Email', 'Sécurité', 'Interface']) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, next)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Interface')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/settings?onglet=interface');
  });

  await test.step('nothing changes before the save, which is busy for a second and sends nothing', async () => {
    await page.getByRole('radio', { name: 'Sombre' }).press('Space');
    await page.getByRole('radio', { name: 'Compacte' }).press('Space');
    await expect(html).not.toHaveClass(/dark/);
    await page.waitForLoadState('networkidle');
    requests.clear();
    // From here on time advances only by `page.clock.runFor`.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
    await saveButton(page).press('Enter');
    await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(950);
    await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(100);
    await expect(saveButton(page)).not.toHaveAttribute('aria-busy');
    await page.clock.resume();
    // The live connection and the reports of loaded modules continue; nothing else is sent.
    expect(requests.matching(/^\/api\/(?!\?EIO|reports\/modules$)/)).toEqual([]);
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step('theme and density follow at once, and are remembered with the rest', async () => {
    await expect(html).toHaveClass(/dark/);
    expect(await heightOf()).toBeLessThan(before);
    await page.reload();
    await expect(html).toHaveClass(/dark/);
    await expect(page.getByRole('radio', { name: 'Compacte' })).toBeChecked();
    await tab(page, 'Général').click();
    await expect(languageField(page)).toHaveValue('en');
  });

  await test.step('unsaved changes are asked about, also by the back button', async () => {
    await page.getByRole('link', { name: 'Retour aux modules' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Paramètres' }).click();
    await languageField(page).selectOption('fr');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    await question.getByRole('button', { name: 'Continuer la saisie' }).click();
    await expect(page).toHaveURL('/settings');
    await page.getByRole('link', { name: 'Retour aux modules' }).click();
    await question.getByRole('button', { name: 'Quitter la page' }).click();
    await expect(page).toHaveURL('/modules');
  });
});

test('an administrator reads the settings and saves nothing; an operator is denied [§2-13]', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('admin');
  await openSettings(page);
  await expect(page.getByText('Lecture seule')).toBeVisible();
  await expect(languageField(page)).toBeDisabled();
  await expect(saveButton(page)).toHaveAccessibleDescription(/Modification/);
  await saveButton(page).click({ force: true });
  await expect(saveButton(page)).not.toHaveAttribute('aria-busy');

  await signIn('operator');
  requests.clear();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
  expect(requests.matching('/modules/settings/')).toEqual([]);
});
