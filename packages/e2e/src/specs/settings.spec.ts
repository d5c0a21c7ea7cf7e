import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/check-accessibility';
import { expect, test } from '../fixtures/test';
import { toasts } from '../pages/toasts';
import { inEachAppearance } from '../screens/appearances';

const tabs = ['Général', 'Email', 'Sécurité', 'Interface', 'Avancé'];
const inert = ['Sauvegarder la base de données', 'Exporter les journaux', 'Exporter les utilisateurs'];
const fields = 'select, input';

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/settings${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await panel(page).waitFor();
}

test('five tabs, the open one in the address, back and reload', async ({ page, signIn }) => {
  await signIn('superAdmin');
  await open(page);
  await expect(page.getByRole('tab')).toHaveText(tabs);
  await tab(page, 'Email').click();
  await expect(page).toHaveURL('/settings?onglet=email');
  await tab(page, 'Avancé').click();
  await page.reload();
  await expect(tab(page, 'Avancé')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Email')).toHaveAttribute('aria-selected', 'true');
});

test('every field with its defaults, choices and bounds', async ({ page, signIn }) => {
  await signIn('superAdmin');
  await open(page);
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
  await expect(page.getByRole('combobox', { name: 'Langue' }).getByRole('option')).toHaveCount(3);
  const timezone = page.getByRole('combobox', { name: 'Fuseau horaire' });
  await expect(timezone).toHaveValue('Africa/Abidjan');
  const zones = timezone.getByRole('option');
  expect(await zones.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    'Africa/Abidjan',
    'Europe/Paris',
    'America/New_York',
  ]);

  await tab(page, 'Email').click();
  await expect(page.getByRole('radio', { name: 'Épuré' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Entreprise' })).not.toBeChecked();
  for (const name of ['Codes OTP', 'Invitations', 'Réinitialisations de mot de passe'])
    await expect(page.getByRole('switch', { name })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Rapports hebdomadaires' })).not.toBeChecked();

  await tab(page, 'Sécurité').click();
  for (const name of [/2FA/, 'Mots de passe complexes', "Journaux d'audit"])
    await expect(page.getByRole('switch', { name })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Une seule session' })).not.toBeChecked();
  for (const [name, value, min, max] of [
    ['Validité du code OTP', '15', '5', '30'],
    ['Durée de session', '8', '1', '24'],
    ['Tentatives OTP maximum', '3', '1', '10'],
  ] as const) {
    const box = page.getByRole('spinbutton', { name });
    await expect(box).toHaveValue(value);
    await expect(box).toHaveAttribute('min', min);
    await expect(box).toHaveAttribute('max', max);
  }

  await tab(page, 'Interface').click();
  await expect(page.getByRole('radio', { name: 'Automatique' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Confortable' })).toBeChecked();
  await expect(panel(page).getByRole('radio')).toHaveCount(6);
});

test('saving is busy for a second, sends nothing, takes effect and is remembered', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('superAdmin');
  await open(page);
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
  await tab(page, 'Interface').click();
  await page.getByRole('radio', { name: 'Sombre' }).check();
  const html = page.locator('html');
  const heightOf = async () => (await save(page).boundingBox())?.height ?? 0;
  const before = await heightOf();
  await page.getByRole('radio', { name: 'Compacte' }).check();
  await expect(html).not.toHaveClass(/dark/);
  await page.waitForLoadState('networkidle');
  requests.clear();
  const started = Date.now();
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  await expect(save(page)).not.toHaveAttribute('aria-busy');
  expect(Date.now() - started).toBeGreaterThanOrEqual(950);
  expect(requests.matching(/^\/api\/(?!\?EIO)/)).toEqual([]);
  await expect(toasts(page)).toHaveCount(0);
  await expect(html).toHaveClass(/dark/);
  expect(await heightOf()).toBeLessThan(before);

  await page.reload();
  await expect(html).toHaveClass(/dark/);
  await expect(page.getByRole('radio', { name: 'Compacte' })).toBeChecked();
  await tab(page, 'Général').click();
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('en');
});

test('bad data in the browser gives the defaults', async ({ page, signIn }) => {
  const { user } = await signIn('superAdmin');
  await page.addInitScript(
    (key) => localStorage.setItem(key, '{"language":"xx","timezone":4'),
    `escale.settings.${user.id}`,
  );
  await open(page);
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
});

test('asks before unsaved changes are left', async ({ page, signIn }) => {
  await signIn('superAdmin');
  await open(page);
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
  await tab(page, 'Email').click();
  await tab(page, 'Général').click();
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('en');
  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
  await question.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  await question.getByRole('button', { name: 'Quitter la page' }).click();
  await expect(page).toHaveURL('/modules');
});

test('Avancé: what runs, and three inert buttons', async ({ page, signIn, requests }) => {
  await signIn('superAdmin');
  await open(page, '?onglet=advanced');
  await expect(panel(page).getByText('v1.0.0')).toBeVisible();
  await expect(panel(page).getByText('PostgreSQL 16')).toBeVisible();
  await expect(panel(page).getByText('Connectée')).toBeVisible();
  await page.waitForLoadState('networkidle');
  requests.clear();
  for (const name of inert) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('title', "Cette action n'est pas encore disponible");
    await button.click({ force: true });
  }
  expect(requests.matching(/^\/api\/(?!\?EIO)/)).toEqual([]);
});

test('a reader has every field disabled and saves nothing', async ({ page, signIn }) => {
  await signIn('admin');
  await open(page);
  await expect(page.getByText('Lecture seule')).toBeVisible();
  for (const name of tabs) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    for (const field of await panel(page).locator(fields).all()) await expect(field).toBeDisabled();
    await expect(save(page)).toBeDisabled();
  }
  await expect(save(page)).toHaveAttribute('title', /Modification/);
  await save(page).click({ force: true });
  await expect(save(page)).not.toHaveAttribute('aria-busy');
});

test('an operator is denied', async ({ page, signIn, requests }) => {
  await signIn('operator');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
  expect(requests.matching('/modules/settings/')).toEqual([]);
});

for (const account of ['superAdmin', 'admin'] as const) {
  for (const id of ['general', 'email', 'security', 'interface', 'advanced']) {
    test(`${account}: the tab ${id} is accessible, narrow and wide, light and dark`, async ({
      page,
      signIn,
    }) => {
      await signIn(account);
      await open(page, `?onglet=${id}`);
      await inEachAppearance(page, async (name) => {
        const folder = process.env.ESCALE_SHOTS;
        if (folder !== undefined)
          await page.screenshot({ path: `${folder}/settings-${account}-${id}-${name}.png`, fullPage: true });
        await checkAccessibility(page);
      });
    });
  }
}
