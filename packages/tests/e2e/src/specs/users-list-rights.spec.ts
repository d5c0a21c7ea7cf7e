import { fullName } from '@escale/contracts';
import { peopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { UserDetailPage } from '../pages/user-detail-page';
import { UsersPage } from '../pages/users-page';

const noWriteReason = 'Il vous manque le droit «\u00a0Modification\u00a0» du module Gestion Utilisateurs.';
const noDeleteReason = 'Il vous manque le droit «\u00a0Suppression\u00a0» du module Gestion Utilisateurs.';

test('a user with read access only sees disabled controls, gets no form, and is rejected by the API [§2-9 §2-11]', async ({
  page,
  context,
  stack,
  mailbox,
  signIn,
}) => {
  const boss = peopleApi(context.request, stack.origin, (await signIn('superAdmin')).accessToken);
  const target = await boss.create();
  const { user, credentials } = await boss.createActive(mailbox, { role: 'ADMIN' });
  await boss.grant(user.id, { users: { visible: true, read: true, write: false, delete: false } });
  const { accessToken } = await signInByApi(context, stack, mailbox, credentials);
  const own = peopleApi(context.request, stack.origin, accessToken);
  const name = fullName(target);

  await test.step('on the list', async () => {
    const users = new UsersPage(page);
    await users.open(target.lastName);
    await expect(users.action('Voir le détail', name)).not.toHaveAttribute('aria-disabled');
    for (const control of [
      users.action('Modifier', name),
      users.toggle(name),
      page.getByRole('button', { name: 'Ajouter' }),
    ])
      await expect(control).toHaveAccessibleDescription(noWriteReason);
    await expect(users.action('Supprimer', name)).toHaveAccessibleDescription(noDeleteReason);
    await users.select(name);
    await expect(
      users.bulkBar.getByRole('button', { name: 'Activer', exact: true }),
    ).toHaveAccessibleDescription(noWriteReason);
    await expect(users.bulkBar.getByRole('button', { name: 'Supprimer' })).toHaveAccessibleDescription(
      noDeleteReason,
    );
  });

  await test.step('on the detail page', async () => {
    const detail = new UserDetailPage(page);
    await detail.open(target.id);
    await expect(detail.edit).toHaveAccessibleDescription(noWriteReason);
  });

  await test.step('at the addresses of the forms', async () => {
    for (const path of ['/users/add', `/users/${target.id}/edit`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Accès|Modification/);
      await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveCount(0);
    }
  });

  await test.step('by the API', async () => {
    const status = async (method: string, path: string, data?: object) =>
      (await own.call(method, path, data)).status();
    expect(await status('GET', '/users')).toBe(200);
    expect(await status('PUT', `/users/${target.id}`, { status: 'INACTIVE' })).toBe(403);
    expect(await status('DELETE', `/users/${target.id}`)).toBe(403);
  });
});
