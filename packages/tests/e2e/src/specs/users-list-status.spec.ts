import { fullName } from '@escale/contracts';
import { peopleApi } from '../fixtures/people-api';
import { expectSentBody } from '../fixtures/sent-body';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { UsersPage } from '../pages/users-page';

test('status changes and bulk actions reach the server, one by one and many at once [§4-17 §4-20] @firefox', async ({
  page,
  context,
  stack,
  signIn,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const api = peopleApi(context.request, stack.origin, accessToken);
  const [one, other] = [await api.create({ firstName: 'Paire' }), await api.create({ firstName: 'Paire' })];
  const [first, second] = [fullName(one), fullName(other)];
  const statuses = () => Promise.all([one, other].map(async ({ id }) => (await api.get(id)).status));
  await api.update(one.id, { status: 'SUSPENDED' });
  const users = new UsersPage(page);
  await users.open('Paire');

  await test.step('the toggle of a suspended account sends the status alone', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await users.toggle(first).click();
    expectSentBody(await sent, { status: 'ACTIVE' });
    await expect(toast(page, 'Utilisateur modifié avec succès !')).toBeVisible();
    await expect(await users.cell(first, 'Statut')).toContainText('Actif');
    expect(await statuses()).toEqual(['ACTIVE', 'INACTIVE']);
  });

  await test.step('all that the search leaves are selected at once', async () => {
    const all = page.getByRole('checkbox', { name: 'Tout sélectionner' });
    await users.select(first);
    await expect(all).toHaveJSProperty('indeterminate', true);
    await all.check();
    await expect(users.bulkBar).toContainText('2 utilisateur(s) sélectionné(s)');
  });

  await test.step('Désactiver asks with count and names, then deactivates', async () => {
    const question = await users.ask('Désactiver');
    await expect(question).toContainText('Désactiver 1 utilisateur ?');
    await expect(question.getByText(first, { exact: true })).toBeVisible();
    await expect(question.getByText(`${second} (déjà inactif)`)).toBeVisible();
    await question.getByRole('button', { name: 'Désactiver' }).click();
    await expect(toast(page, '1 utilisateur désactivé avec succès !')).toBeVisible();
    await expect(users.bulkBar).toHaveCount(0);
    expect(await statuses()).toEqual(['INACTIVE', 'INACTIVE']);
  });

  await test.step('Supprimer names whom the server refuses and deletes the others', async () => {
    await users.select(first, second);
    const question = await users.ask('Supprimer');
    await expect(question).toContainText('irréversible');
    await api.call('DELETE', `/users/${one.id}`);
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(toast(page, '1 réussite, 1 échec')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${first}\\s: `) })).toBeVisible();
    expect((await api.call('GET', `/users/${other.id}`)).status()).toBe(404);
  });
});
