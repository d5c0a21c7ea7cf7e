import { fullName } from '@escale/contracts';
import { noFlags } from '../fixtures/permissions';
import { peopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { toast } from '../pages/toasts';
import { UserMenu } from '../pages/user-menu';

test('Mon Profil from the user menu, for a user without any module: facts, preferences and activity [§1-5 §2-15 §5-27 §8-38] @firefox', async ({
  page,
  context,
  signIn,
  stack,
  mailbox,
  requests,
}) => {
  const boss = peopleApi(context.request, stack.origin, (await signIn('superAdmin')).accessToken);
  const { user, credentials } = await boss.createActive(mailbox);
  const ids = ['dashboard', 'users', 'settings', 'containers', 'shipments', 'reports', 'security'];
  await boss.grant(user.id, Object.fromEntries(ids.map((id) => [id, noFlags])));
  const { accessToken } = await signInByApi(context, stack, mailbox, credentials);
  const api = peopleApi(context.request, stack.origin, accessToken);
  const name = fullName(user);

  await test.step('opened by keyboard', async () => {
    await new HomePage(page).open();
    const menu = new UserMenu(page);
    await menu.button.press('Enter');
    await expect(menu.profile).toBeVisible();
    await menu.profile.press('Enter');
    await expect(page).toHaveURL('/profile');
  });

  await test.step("one's own data, read-only, in three tabs", async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Mon Profil' })).toBeVisible();
    const header = page.getByRole('region', { name });
    for (const text of [name, user.email, 'Opérateur', 'Compte actif'])
      await expect(header.getByText(text, { exact: true })).toBeVisible();
    await expect(header.getByRole('button', { name: `Changer la photo de ${name}` })).toBeEnabled();
    await expect(page.getByRole('tab')).toHaveText(['Informations générales', 'Préférences', 'Mon Activité']);
    await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveCount(0);
  });

  await test.step('saved preferences reach the server, and the dates follow them', async () => {
    await page.getByRole('tab', { name: 'Préférences' }).click();
    const save = page.getByRole('button', { name: 'Enregistrer les préférences' });
    await expect(save).toBeDisabled();
    await page.getByRole('combobox', { name: 'Format de date' }).selectOption('YYYY-MM-DD');
    await page.getByRole('switch', { name: 'Rapports hebdomadaires' }).press('Space');
    requests.clear();
    await save.press('Enter');
    await expect(toast(page, 'Préférences mises à jour avec succès !')).toBeVisible();
    await expect(save).toBeDisabled();
    await expect.poll(() => requests.matching('/api/auth/me').length).toBeGreaterThan(0);
    const answer = await api.call('GET', `/users/${user.id}/preferences`);
    const { data } = (await answer.json()) as {
      data: { dateFormat: string; notifications: object; permissions: object };
    };
    expect(data).toMatchObject({ dateFormat: 'YYYY-MM-DD', notifications: { weeklyReports: true } });
    expect(data.permissions).toMatchObject({ shipments: noFlags });
    await page.getByRole('tab', { name: 'Informations générales' }).click();
    await expect(page.getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/).first()).toBeVisible();
  });

  await test.step('the activity lists the sign-in', async () => {
    await page.getByRole('tab', { name: 'Mon Activité' }).click();
    const rows = page.getByRole('list', { name: 'Mon Activité' }).getByRole('listitem');
    await expect(rows.filter({ has: page.getByText('Connexion', { exact: true }) }).first()).toContainText(
      'il y a quelques minutes',
    );
  });

  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  await expect(page).toHaveURL('/modules');
});
