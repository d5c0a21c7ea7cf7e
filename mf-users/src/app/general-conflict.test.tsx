import type { User } from '@escale/contracts';
import { act, screen, waitFor, within } from '@escale/testing';
import { serveDetail } from '../test-detail';
import { awa } from '../test-people';
import { getButton, openUserPage } from '../test-user-page';

const findField = (name: string) => screen.findByRole('textbox', { name });
const isReloadAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const findConfirmDialog = () => screen.findByRole('alertdialog');

async function openEditMode() {
  const api = serveDetail();
  const app = openUserPage({ pathname: '/users/yao', state: { editMode: true } });
  app.queryClient.setQueryData(['users'], [awa]);
  const { user } = app;
  await user.clear(await findField('Nom'));
  await user.type(await findField('Nom'), 'Ouattara');
  /** Saves changes to Yao as Awa, and announces them in the live feed. */
  const changeLive = (id: string, changes: Partial<User>) => {
    const timestamp = api.bump('yao', changes)?.updatedAt;
    const entry = { id, action: 'UPDATE', resource: 'users/yao', userId: awa.id, timestamp };
    act(() => app.realtime.handle('user_activity', entry));
  };
  const confirm = async () =>
    user.click(within(await findConfirmDialog()).getByRole('button', { name: 'Modifier' }));
  return { ...app, api, changeLive, confirm, press: () => user.click(getButton('Enregistrer')) };
}

it("does not overwrite another user's change that arrives while the question is open", async () => {
  const { api, press, confirm, changeLive } = await openEditMode();
  await press();
  await findConfirmDialog();
  changeLive('a1', { firstName: 'Yao Marc' });
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Prénom', hidden: true })).toHaveValue('Yao Marc'),
  );
  await confirm();
  expect(await screen.findByText('Informations utilisateur mises à jour avec succès !')).toBeVisible();
  expect(api.users.find(({ id }) => id === 'yao')).toMatchObject({
    firstName: 'Yao Marc',
    lastName: 'Ouattara',
  });
});

it('shows which values a save replaces, and who saved them, before the user answers', async () => {
  const { api, press, confirm, changeLive } = await openEditMode();
  await press();
  await findConfirmDialog();
  changeLive('a1', { lastName: 'Bamba' });
  expect(
    await screen.findByText('Cet utilisateur a été modifié par Awa Koné pendant votre saisie'),
  ).toBeVisible();
  expect(screen.getByText('Nom : Bamba')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.calls).toEqual([]);
  expect(isReloadAsked()).toBe(true);
  await press();
  await confirm();
  expect(await screen.findByText('Informations utilisateur mises à jour avec succès !')).toBeVisible();
});
