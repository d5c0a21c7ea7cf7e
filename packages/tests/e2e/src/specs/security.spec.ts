import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { showAppearance } from '../screens/appearances';

test('the security dashboard: figures, a failed sign-in as a suspicious activity, and the audit log [§8-44] @firefox', async ({
  page,
  signIn,
  stack,
  requests,
}) => {
  await signIn('admin');
  const email = 'operateur@escale.test';
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await page.request.post(`${stack.origin}/api/auth/login`, {
      data: { email, password: 'Faux-2025!', remember: false },
      headers: { origin: stack.origin },
    });
    expect(answer.status()).toBe(400);
  }
  await page.goto('/security');
  const tab = (name: string) => page.getByRole('tab', { name });

  await test.step('banner, five cards and the refresh', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Sécurité' })).toBeVisible();
    await expect(page.getByText(/activités? suspectes? demande/)).toBeVisible();
    const cards = page.getByRole('region', { name: 'Indicateurs de sécurité' });
    for (const label of [
      'Sessions actives',
      'Utilisateurs actifs',
      'Connexions (24 h)',
      'Échecs de connexion (1 h)',
      'Activités suspectes',
    ])
      await expect(cards.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText('Actualisation automatique · 30 s')).toBeVisible();
    const before = requests.matching('/api/auth/session-stats').length;
    await page.getByRole('button', { name: 'Rafraîchir' }).press('Enter');
    await expect(toast(page, 'Données rafraîchies')).toHaveCount(1);
    expect(requests.matching('/api/auth/session-stats').length).toBeGreaterThan(before);
  });

  await test.step('the failed sign-in, with its reason in a drawer that Escape closes', async () => {
    await tab("Vue d'ensemble").focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Activités suspectes')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/onglet=suspectes/);
    // Looks in the tab's panel, since the overview has a list of this name too.
    const panel = page.getByRole('tabpanel', { name: 'Activités suspectes' });
    const list = panel.getByRole('list', { name: 'Activités suspectes' });
    const named = page.getByRole('button', { name: `Déconnecter ${email}` });
    const ofAccount = list.getByRole('listitem').filter({ has: named });
    const row = ofAccount.filter({ hasText: 'Échecs de connexion' }).first();
    await expect(row).toContainText('Moyenne');
    await expect(row).toContainText(/refusé \d+ fois pour ce compte/);
    expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(10);
    const details = row.getByRole('button', { name: /^Détails/ });
    await details.press('Enter');
    const drawer = page.getByRole('dialog', { name: "Détail de l'événement" });
    await expect(drawer).toContainText('Pourquoi cet événement est suspect');
    await expect(drawer).toContainText('Connexion échouée');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(details).toBeFocused();
  });

  await test.step('the audit log keeps its filter in the address over a reload', async () => {
    await tab("Logs d'audit").click();
    await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Connexion échouée' });
    await expect(page).toHaveURL(/action=LOGIN_FAILED/);
    await page.reload();
    await expect(page.getByLabel('Action', { exact: true })).toHaveValue('LOGIN_FAILED');
    const rows = page.getByRole('grid').locator('[role="row"][row-id]');
    await expect(rows.filter({ hasText: 'Connexion échouée' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect(page).not.toHaveURL(/action=/);
  });
});

test('the audit log between two dates, typed by keys and kept over a reload @firefox', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/security?onglet=audit');
  const start = page.getByLabel('Du', { exact: true });
  await page.getByRole('combobox', { name: 'Période' }).selectOption('dates');
  await start.fill('2026-02-02');
  await page.getByLabel('Au', { exact: true }).fill('2026-03-31');
  await expect(page).toHaveURL(/du=2026-02-02/);
  await start.focus();
  // The first part of the field is the month or the day, depending on the language of the browser.
  await page.keyboard.type('03');
  await expect(page).toHaveURL(/du=2026-0(3-02|2-03)/);
  const chosen = await start.inputValue();
  await page.reload();
  await expect(start).toHaveValue(chosen);
  await expect(page.getByLabel('Au', { exact: true })).toHaveValue('2026-03-31');
});

const middleOf = (one: Locator) =>
  one.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  });

for (const size of ['desktop', 'zoomed'] as const)
  test(`the trend names its times below the bars, on a ${size} screen`, async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/security');
    const trend = page.getByRole('region', { name: 'Connexions et échecs' });
    const columns = trend.locator('[data-tooltip*=" · "]');
    await expect(columns.first()).toBeVisible();
    await showAppearance(page, { size, scheme: 'light' });
    for (const column of await columns.all()) {
      const [label = ''] = ((await column.getAttribute('data-tooltip')) ?? '').split(' · ');
      const moment = trend.locator('[aria-hidden=true] > span').getByText(label, { exact: true });
      if ((await moment.count()) > 0)
        expect(Math.abs((await middleOf(moment)) - (await middleOf(column))), label).toBeLessThan(1);
    }
  });
