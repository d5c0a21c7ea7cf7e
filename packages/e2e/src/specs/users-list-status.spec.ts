import { fullName } from '@escale/contracts';
import { answerJson, breakConnection, holdCalls } from '../fixtures/answers';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { UsersPage } from '../pages/users-page';

let api: PeopleApi;

test.beforeEach(async ({ context, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
});

for (const [before, after, word] of [
  ['ACTIVE', 'INACTIVE', 'Inactif'],
  ['INACTIVE', 'ACTIVE', 'Actif'],
  ['SUSPENDED', 'ACTIVE', 'Actif'],
] as const) {
  test(`the toggle takes ${before} to ${after}, by the status alone`, async ({ page }) => {
    const user = await api.create();
    await api.update(user.id, { status: before });
    const users = new UsersPage(page);
    await users.open(user.lastName);
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await users.toggle(fullName(user)).click();
    expect((await sent).postDataJSON()).toEqual({ status: after });
    await expect(toast(page, 'Utilisateur modifié avec succès !')).toBeVisible();
    await expect(await users.cell(fullName(user), 'Statut')).toContainText(word);
    expect((await api.get(user.id)).status).toBe(after);
  });
}

test('the toggle shows its effect at once, and rolls back when the call fails', async ({ page }) => {
  const user = await api.create();
  await api.update(user.id, { status: 'SUSPENDED' });
  const users = new UsersPage(page);
  await users.open(user.lastName);
  const { release, held } = await holdCalls(page, `/users/${user.id}`);
  await users.toggle(fullName(user)).click();
  await expect.poll(() => held.length).toBe(1);
  await expect(users.toggle(fullName(user))).toBeChecked();
  await page.unroute(`**/api/users/${user.id}`);
  await breakConnection(page, `/users/${user.id}`);
  release();
  await page.reload();
  await users.toggle(fullName(user)).click();
  await expect(toast(page, "Erreur: Impossible de modifier l'utilisateur")).toBeVisible();
  await expect(toast(page, 'Erreur de connexion réseau.')).toBeVisible();
});

test("a refusal shows the server's sentence and puts the old status back", async ({ page }) => {
  const user = await api.create();
  await api.update(user.id, { status: 'SUSPENDED' });
  const users = new UsersPage(page);
  await users.open(user.lastName);
  const refusal = { success: false, code: 'RULE', error: 'Refusé pour cette fois' };
  await answerJson(page, `/users/${user.id}`, 409, refusal);
  await users.toggle(fullName(user)).click();
  await expect(toast(page, 'Erreur: Refusé pour cette fois')).toBeVisible();
  await expect(users.toggle(fullName(user))).not.toBeChecked();
  await expect(await users.cell(fullName(user), 'Statut')).toContainText('Suspendu');
});

test('one cannot deactivate or delete oneself, and is told before', async ({ page, signIn }) => {
  const { user } = await signIn('superAdmin');
  const users = new UsersPage(page);
  await users.open(user.username);
  const reason = 'Vous ne pouvez pas faire cela sur votre propre compte.';
  await expect(users.toggle(fullName(user))).toHaveAttribute('title', reason);
  await expect(users.action('Supprimer', fullName(user))).toHaveAttribute('title', reason);
  await expect(users.action('Modifier', fullName(user))).not.toHaveAttribute('aria-disabled');
});

test.describe('bulk actions', () => {
  const pair = async (status: 'ACTIVE' | 'INACTIVE') => {
    const firstName = 'Paire';
    const [one, other] = [await api.create({ firstName }), await api.create({ firstName })];
    for (const { id } of [one, other]) await api.update(id, { status });
    return { one, other, names: [fullName(one), fullName(other)] as const };
  };

  for (const [action, title, done, before, after] of [
    ['Activer', 'Activer 2 utilisateurs ?', '2 utilisateurs activés avec succès !', 'INACTIVE', 'ACTIVE'],
    [
      'Désactiver',
      'Désactiver 2 utilisateurs ?',
      '2 utilisateurs désactivés avec succès !',
      'ACTIVE',
      'INACTIVE',
    ],
  ] as const) {
    test(`${action}: asks with count and names, one call, everybody done`, async ({ page }) => {
      const { one, other, names } = await pair(before);
      const users = new UsersPage(page);
      await users.open('Paire');
      await users.select(...names);
      const question = await users.ask(action);
      await expect(question).toContainText(title);
      for (const name of names) await expect(question.getByText(name, { exact: true })).toBeVisible();
      await question.getByRole('button', { name: action }).click();
      await expect(toast(page, done)).toBeVisible();
      await expect(users.bulkBar).toHaveCount(0);
      for (const { id } of [one, other]) expect((await api.get(id)).status).toBe(after);
    });
  }

  test('Supprimer: warns that it is irreversible, and deletes', async ({ page }) => {
    const { one, other, names } = await pair('INACTIVE');
    const users = new UsersPage(page);
    await users.open('Paire');
    await users.select(...names);
    const question = await users.ask('Supprimer');
    await expect(question).toContainText('irréversible');
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(users.box(names[0])).toBeChecked();
    await (await users.ask('Supprimer')).getByRole('button', { name: 'Supprimer' }).click();
    await expect(toast(page, '2 utilisateurs supprimés avec succès !')).toBeVisible();
    for (const { id } of [one, other]) expect((await api.call('GET', `/users/${id}`)).status()).toBe(404);
  });

  test('a part that fails in the middle is counted, named and kept selected', async ({ page }) => {
    const { one, names } = await pair('INACTIVE');
    const users = new UsersPage(page);
    await users.open('Paire');
    await users.select(...names);
    const question = await users.ask('Activer');
    await page.route('**/api/users/bulk-action', async (route) => {
      const body = route.request().postDataJSON() as { userIds: string[] };
      const response = await route.fetch({
        postData: { ...body, userIds: body.userIds.filter((id) => id !== one.id) },
      });
      const json = (await response.json()) as { data: object };
      Object.assign(json.data, { errorCount: 1, errors: [{ userId: one.id, error: 'Panne au milieu' }] });
      await route.fulfill({ response, json });
    });
    await question.getByRole('button', { name: 'Activer' }).click();
    await expect(toast(page, '1 réussite, 1 échec')).toBeVisible();
    await expect(page.getByText(`${names[0]} : Panne au milieu`)).toBeVisible();
    await expect(users.box(names[0])).toBeChecked();
    await expect(users.box(names[1])).not.toBeChecked();
  });

  test('the server refuses one of them: the others are done, and it is named', async ({ page }) => {
    const { one, other, names } = await pair('INACTIVE');
    const users = new UsersPage(page);
    await users.open('Paire');
    await users.select(...names);
    const question = await users.ask('Supprimer');
    await api.call('DELETE', `/users/${one.id}`);
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(toast(page, '1 réussite, 1 échec')).toBeVisible();
    await expect(page.getByText(new RegExp(`^${names[0]} : `))).toBeVisible();
    expect((await api.call('GET', `/users/${other.id}`)).status()).toBe(404);
  });

  test('a call that fails says so and leaves everything for another try', async ({ page }) => {
    const { names } = await pair('INACTIVE');
    const users = new UsersPage(page);
    await users.open('Paire');
    await users.select(...names);
    const question = await users.ask('Activer');
    await breakConnection(page, '/users/bulk-action');
    await question.getByRole('button', { name: 'Activer' }).click();
    await expect(toast(page, "Erreur: Impossible d'effectuer l'action groupée")).toBeVisible();
    await page.unroute('**/api/users/bulk-action');
    await question.getByRole('button', { name: 'Activer' }).click();
    await expect(toast(page, '2 utilisateurs activés avec succès !')).toBeVisible();
  });

  test('select all takes what the search leaves; some is a state of its own', async ({ page }) => {
    const { names } = await pair('INACTIVE');
    const users = new UsersPage(page);
    await users.open('Paire');
    const all = page.getByRole('checkbox', { name: 'Tout sélectionner' });
    await users.select(names[0]);
    await expect(all).toHaveJSProperty('indeterminate', true);
    await all.check();
    const count = (await api.list()).filter(({ firstName }) => firstName === 'Paire').length;
    await expect(users.bulkBar).toContainText(`${count} utilisateur(s) sélectionné(s)`);
    await expect(page.getByText(`${count} élément(s) sélectionné(s)`)).toBeVisible();
  });
});
