import { noFlags } from '../fixtures/permissions';
import { peopleApi } from '../fixtures/people-api';
import { checkAccessibility } from '../fixtures/check-accessibility';
import { answerJson, holdCalls } from '../fixtures/answers';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { UserMenu } from '../pages/user-menu';

test('Mon Profil from the user menu: who one is, three tabs, the way back', async ({ page, signIn }) => {
  await signIn('operator');
  await page.goto('/modules');
  const menu = new UserMenu(page);
  await menu.button.click();
  await menu.profile.click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Mon Profil' })).toBeVisible();
  const header = page.getByRole('region', { name: 'Yao Ouattara' });
  for (const text of ['Yao Ouattara', 'operateur@escale.test', 'Opérateur', 'Compte actif'])
    await expect(header.getByText(text, { exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Changer la photo de Yao Ouattara' })).toBeEnabled();
  await expect(page.getByRole('tab')).toHaveText(['Informations générales', 'Préférences', 'Mon Activité']);
  await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Modifier' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  await expect(page).toHaveURL('/modules');
});

test('preferences: saved, followed by the dates, and the current user is fetched anew', async ({
  page,
  context,
  signIn,
  stack,
  requests,
}) => {
  const { accessToken, user } = await signIn('operator');
  const api = peopleApi(context.request, stack.origin, accessToken);
  await page.goto('/profile?onglet=preferences');
  const save = page.getByRole('button', { name: 'Enregistrer les préférences' });
  await expect(save).toBeDisabled();
  await page.getByRole('combobox', { name: 'Format de date' }).selectOption('YYYY-MM-DD');
  await page.getByRole('switch', { name: 'Rapports hebdomadaires' }).click();
  requests.clear();
  await save.click();
  await expect(toast(page, 'Préférences mises à jour avec succès !')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect.poll(() => requests.matching('/api/auth/me')).toHaveLength(1);
  await page.getByRole('tab', { name: 'Informations générales' }).click();
  await expect(page.getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/).first()).toBeVisible();
  const answer = await api.call('GET', `/users/${user.id}/preferences`);
  const { data } = (await answer.json()) as {
    data: { dateFormat: string; notifications: object; permissions: object };
  };
  expect(data).toMatchObject({ dateFormat: 'YYYY-MM-DD', notifications: { weeklyReports: true } });
  expect(Object.keys(data.permissions)).toContain('shipments');
});

test('a failed save has its own sentence', async ({ page, signIn }) => {
  const { user } = await signIn('operator');
  await page.goto('/profile?onglet=preferences');
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('Arabe');
  await answerJson(page, `/users/${user.id}/preferences`, 500, {});
  await page.getByRole('button', { name: 'Enregistrer les préférences' }).click();
  await expect(toast(page, 'Erreur: Impossible de sauvegarder les préférences')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('ar');
});

test("Mon Activité shows one's own sign-in", async ({ page, signIn }) => {
  await signIn('operator');
  await page.goto('/profile?onglet=activity');
  const rows = page.getByRole('list', { name: 'Mon Activité' }).getByRole('listitem');
  await expect(rows.filter({ hasText: /^Connexion/ }).first()).toContainText('Il y a quelques minutes');
});

test('one has a profile without any module', async ({ page, context, signIn, stack, mailbox }) => {
  const { accessToken } = await signIn('superAdmin');
  const api = peopleApi(context.request, stack.origin, accessToken);
  const { user, credentials } = await api.createActive(mailbox);
  const ids = ['dashboard', 'users', 'settings', 'containers', 'shipments', 'reports', 'security'];
  await api.grant(user.id, Object.fromEntries(ids.map((id) => [id, noFlags])));
  await signInByApi(context, stack, mailbox, credentials);
  await page.goto('/profile?onglet=preferences');
  await page.getByRole('combobox', { name: "Format de l'heure" }).selectOption('12 heures');
  await page.getByRole('button', { name: 'Enregistrer les préférences' }).click();
  await expect(toast(page, 'Préférences mises à jour avec succès !')).toBeVisible();
  await page.getByRole('tab', { name: 'Mon Activité' }).click();
  await expect(page.getByRole('list', { name: 'Mon Activité' })).toBeVisible();
});

test('skeletons and errors stand in their panels; the pages are free of violations', async ({
  page,
  signIn,
}) => {
  const { user } = await signIn('operator');
  const { release } = await holdCalls(page, `/users/${user.id}/audit-logs?**`);
  await page.goto('/profile?onglet=activity');
  await expect(page.getByRole('status', { name: "Chargement de l'activité…" })).toBeVisible();
  release();
  await expect(page.getByRole('list', { name: 'Mon Activité' })).toBeVisible();
  await checkAccessibility(page);
  await page.goto('/profile?onglet=preferences');
  await expect(page.getByRole('combobox', { name: 'Langue' })).toBeVisible();
  await checkAccessibility(page);
});
