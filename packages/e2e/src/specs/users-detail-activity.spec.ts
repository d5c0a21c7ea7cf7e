import { answerJson } from '../fixtures/answers';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { logRequests } from '../fixtures/request-log';
import { expect, test } from '../fixtures/test';
import { UserDetailPage } from '../pages/user-detail-page';

let api: PeopleApi;
let detail: UserDetailPage;

test.beforeEach(async ({ context, page, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
  detail = new UserDetailPage(page);
});

test('what was done stands in the list; more on request, once each, though new rows have come', async ({
  page,
}) => {
  const user = await api.create();
  for (let number = 0; number < 24; number += 1) await api.update(user.id, { firstName: `Koffi ${number}` });
  const log = logRequests(page);
  await detail.open(user.id, 'activity');
  const rows = page.getByRole('list', { name: 'Activité' }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText('Modification');
  await expect(rows.first()).toContainText('Champs modifiés : prénom');
  await expect(rows.first()).toContainText('Il y a quelques minutes');
  await api.update(user.id, { lastName: 'Nouveau' });
  await api.update(user.id, { lastName: 'Nouvelle' });
  await page.getByRole('button', { name: 'Charger plus' }).click();
  await expect(page.getByRole('button', { name: 'Charger plus' })).toBeHidden();
  await expect(rows).toHaveCount(27);
  await expect(rows.filter({ hasText: 'Création' })).toHaveCount(1);
  await expect(rows.last()).toContainText('Création');
  const asked = log.matching(`/api/users/${user.id}/audit-logs`);
  expect(asked[0]).toContain('?page=1&limit=20');
  expect(asked.at(-1)).toContain('?page=2&limit=20');
});

test('the filter offers the actions of §9 and begins at page 1', async ({ page }) => {
  const user = await api.create();
  for (let number = 0; number < 22; number += 1) await api.update(user.id, { firstName: `Koffi ${number}` });
  await detail.open(user.id, 'activity');
  const rows = page.getByRole('list', { name: 'Activité' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Charger plus' }).click();
  await expect(rows).toHaveCount(23);
  const filter = detail.choice('Action');
  await expect(filter.getByRole('option')).toHaveText([
    'Toutes les actions',
    'Connexion',
    'Déconnexion',
    'Création',
    'Modification',
    'Suppression',
    'Changement de mot de passe',
  ]);
  const asked = page.waitForRequest((request) => request.url().includes('action=CREATE'));
  await filter.selectOption('Création');
  expect(new URL((await asked).url()).search).toBe('?page=1&limit=20&action=CREATE');
  await expect(rows).toHaveCount(1);
  await filter.selectOption('Suppression');
  await expect(page.getByText('Aucune activité enregistrée')).toBeVisible();
});

test('relative times: minutes, hours, days, then the date', async ({ page }) => {
  const user = await api.create();
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const hours = [0.5, 1.5, 23, 25, 24 * 6.5];
  const data = [...hours.map(ago), '2026-01-12T10:00:00.000Z'].map((timestamp, place) => ({
    id: `e${place}`,
    action: 'LOGIN',
    userId: user.id,
    resource: 'auth',
    timestamp,
  }));
  await answerJson(page, `/users/${user.id}/audit-logs?**`, 200, {
    success: true,
    data,
    pagination: { pages: 1, total: data.length },
  });
  await detail.open(user.id, 'activity');
  await expect(page.getByRole('list', { name: 'Activité' }).getByRole('time')).toHaveText([
    'Il y a quelques minutes',
    'Il y a 1 heure',
    'Il y a 23 heures',
    'Il y a 1 jour',
    'Il y a 6 jours',
    '12/01/2026',
  ]);
});
