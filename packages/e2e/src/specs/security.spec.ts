import { grant } from '../fixtures/permissions';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';

const open = 'Dashboard Sécurité';
const granted = { visible: true, read: true };

test('an operator is refused by the guard, and with the module granted by the admin check', async ({
  page,
  signIn,
}) => {
  await signIn('operator');
  await page.goto('/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
  await expect(toast(page, 'Accès réservé aux administrateurs')).toHaveCount(0);

  await grant(page, { security: granted });
  await page.goto('/security');
  await expect(page).toHaveURL('/modules');
  await expect(toast(page, 'Accès réservé aux administrateurs')).toHaveCount(1);
});

test('banner, five cards, three tabs, badge and refresh', async ({ page, signIn, requests }) => {
  await signIn('admin');
  await page.goto('/security');
  await expect(page.getByRole('heading', { level: 1, name: open })).toBeVisible();
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
  await expect(page.getByRole('tab')).toHaveText(["Vue d'ensemble", 'Activités suspectes', "Logs d'audit"]);
  await expect(page.getByText('Actualisation automatique · 30 s')).toBeVisible();
  await expect(page.getByText('100 requêtes par 15 minutes')).toBeVisible();

  const before = requests.matching('/api/auth/session-stats').length;
  await page.getByRole('button', { name: 'Rafraîchir' }).click();
  await expect(toast(page, 'Données rafraîchies')).toHaveCount(1);
  expect(requests.matching('/api/auth/session-stats').length).toBeGreaterThan(before);
  expect(requests.matching('/api/users/audit-logs').length).toBeGreaterThan(0);
});

test('the data is renewed every 30 seconds, until the update is paused', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('admin');
  await page.clock.install();
  await page.goto('/security');
  await expect(page.getByText('Actualisation automatique · 30 s')).toBeVisible();
  const calls = () => requests.matching('/api/auth/session-stats').length;
  const first = calls();
  await page.clock.runFor(30_500);
  await expect.poll(calls).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(page.getByText('Actualisation en pause')).toBeVisible();
  const paused = calls();
  await page.clock.runFor(61_000);
  expect(calls()).toBe(paused);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await page.clock.runFor(30_500);
  await expect.poll(calls).toBeGreaterThan(paused);
});

test('a failed sign-in becomes a suspicious activity with its reason', async ({ page, signIn, stack }) => {
  await signIn('admin');
  const email = 'operateur@escale.test';
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await page.request.post(`${stack.origin}/api/auth/login`, {
      data: { email, password: 'Faux-2025!', remember: false },
      headers: { origin: stack.origin },
    });
    expect(answer.status()).toBe(400);
  }
  await page.goto('/security?onglet=suspectes');
  const list = page.getByRole('list', { name: 'Activités suspectes' });
  const row = list.getByRole('listitem').filter({ hasText: email }).first();
  await expect(row).toContainText('Échecs de connexion');
  await expect(row).toContainText('Moyenne');
  await expect(row).toContainText(/refusé \d+ fois pour ce compte/);
  await row.getByRole('button', { name: /^Détails/ }).click();
  const drawer = page.getByRole('dialog', { name: "Détail de l'entrée" });
  await expect(drawer).toContainText('Pourquoi cette entrée est suspecte');
  await expect(drawer).toContainText('Connexion échouée');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(10);
});

test('the audit log: 20 rows, filters in the address, drawer', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/security');
  await page.getByRole('tab', { name: "Logs d'audit" }).click();
  await expect(page).toHaveURL(/onglet=audit/);
  await expect(page.getByText(/^20 entrées affichées sur 50/)).toBeVisible();
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Connexion échouée' });
  await expect(page).toHaveURL(/action=LOGIN_FAILED/);
  await page.reload();
  await expect(page.getByLabel('Action', { exact: true })).toHaveValue('LOGIN_FAILED');
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page.getByText(/^20 entrées affichées sur 50/)).toBeVisible();
});

test('when renewing fails, the data stays and says how old it is', async ({ page, signIn }) => {
  await signIn('admin');
  await page.clock.install();
  await page.goto('/security');
  const figures = page.getByRole('region', { name: 'Indicateurs de sécurité' });
  await expect(figures).toBeVisible();
  await page.route('**/api/auth/session-stats', (route) => route.abort('connectionrefused'));
  const notice = page.getByText(/^La dernière mise à jour a échoué\. Données du /);
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(figures).toBeVisible();
});
