import { holdCalls } from '../fixtures/answers';
import { peopleApi, uniqueWord } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { UsersPage } from '../pages/users-page';

const many = 260;

test('hundreds are deactivated part after part; a part that fails leaves the others for another try', async ({
  page,
  context,
  stack,
  signIn,
}) => {
  test.setTimeout(240_000);
  const { accessToken } = await signIn('superAdmin');
  const api = peopleApi(context.request, stack.origin, accessToken);
  const firstName = uniqueWord();
  const made = [];
  for (let count = 0; count < many; count += 1) made.push(await api.create({ firstName }));
  const userIds = made.map(({ id }) => id);
  expect((await api.call('POST', '/users/bulk-action', { action: 'activate', userIds })).status()).toBe(200);
  const active = async () =>
    (await api.list()).filter((user) => user.firstName === firstName && user.status === 'ACTIVE').length;

  const users = new UsersPage(page);
  await users.open(firstName);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  const question = await users.ask('Désactiver');
  await expect(question).toContainText(`Désactiver ${many} utilisateurs ?`);
  let calls = 0;
  await page.route('**/api/users/bulk-action', async (route) => {
    calls += 1;
    if (calls > 1) await route.abort('connectionrefused');
    else await route.continue();
  });
  await question.getByRole('button', { name: 'Désactiver' }).click();
  await expect(toast(page, "Erreur: Impossible d'effectuer l'action groupée")).toBeVisible();
  await expect(question).toContainText('Désactiver 10 utilisateurs ?');
  await expect(question).toContainText(`250 sur ${many} utilisateurs traités`);
  expect(await active()).toBe(10);
  await page.unroute('**/api/users/bulk-action');
  const { release, held } = await holdCalls(page, '/users/bulk-action');
  await question.getByRole('button', { name: 'Désactiver' }).click();
  await expect.poll(() => held.length).toBe(1);
  expect((held[0]?.postDataJSON() as { userIds: string[] }).userIds).toHaveLength(10);
  release();
  await expect(toast(page, `${many} utilisateurs désactivés avec succès !`)).toBeVisible();
  expect(await active()).toBe(0);
});
