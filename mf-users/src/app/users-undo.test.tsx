import { apiPath, http, HttpResponse, renderApp, screen, server, waitFor, within } from '@escale/testing';
import { buildUser } from '@escale/testing';
import { awa, fatou, mariam, serveUsers, yao } from '../test-people';
import { UsersPage } from './users-page';

const allPermissions = { users: { visible: true, read: true, write: true, delete: true } };

function openUsersPage(users = [mariam, awa, yao, fatou]) {
  const api = serveUsers(users);
  const statusOf = (id: string) => api.users.find((user) => user.id === id)?.status;
  return {
    api,
    statusOf,
    ...renderApp(<UsersPage />, { as: mariam, url: '/users', path: '/users', permissions: allPermissions }),
  };
}

const findToggle = (name: string) => screen.findByRole('switch', { name: new RegExp(name) });
const findToast = async (line: string) =>
  within((await screen.findByText(line)).closest<HTMLElement>('[role=status], [role=alert]')!);

beforeEach(() => localStorage.clear());

describe('a switched status', () => {
  it('is confirmed with the name, and the toast undoes it', async () => {
    const { api, user, statusOf } = openUsersPage();
    await user.click(await findToggle('Fatou Bamba'));
    const toast = await findToast('Fatou Bamba : Actif');
    expect(toast.getByText('Utilisateur modifié avec succès !')).toBeVisible();
    expect(statusOf('fatou')).toBe('ACTIVE');
    const version = api.users.find(({ id }) => id === 'fatou')?.updatedAt;
    await user.click(toast.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('Fatou Bamba : statut rétabli')).toBeVisible();
    expect(statusOf('fatou')).toBe('SUSPENDED');
    expect(api.calls.at(-1)).toEqual({
      call: 'PUT /users/fatou',
      body: { status: 'SUSPENDED' },
      ifMatch: version,
    });
  });

  it('is not undone when another person has changed the user since, and the toast says so', async () => {
    const { api, user, statusOf } = openUsersPage();
    await user.click(await findToggle('Yao Kouassi'));
    const toast = await findToast('Yao Kouassi : Inactif');
    api.bump('yao', { status: 'SUSPENDED' });
    await user.click(toast.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('Annulation impossible')).toBeVisible();
    expect(screen.getByText(/^Yao Kouassi : modifié ou supprimé entre-temps/)).toBeVisible();
    expect(statusOf('yao')).toBe('SUSPENDED');
  });

  it('reports an undo whose call fails', async () => {
    const { user } = openUsersPage();
    await user.click(await findToggle('Yao Kouassi'));
    const toast = await findToast('Yao Kouassi : Inactif');
    server.use(http.put(apiPath('/users/yao'), () => HttpResponse.error()));
    await user.click(toast.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('Statut non rétabli : Yao Kouassi')).toBeVisible();
  });

  it('is confirmed for each of four people switched in a row', async () => {
    const people = ['Akissi', 'Bintou', 'Coumba', 'Djibril'].map((firstName) =>
      buildUser({ id: firstName, firstName, lastName: 'Sylla', username: firstName }),
    );
    const { user } = openUsersPage([mariam, ...people]);
    for (const { firstName } of people) await user.click(await findToggle(`${firstName} Sylla`));
    for (const { firstName } of people)
      expect(await screen.findByText(`${firstName} Sylla : Inactif`)).toBeVisible();
  });

  it('replaces its toast when the same person is switched again', async () => {
    const { user } = openUsersPage();
    await user.click(await findToggle('Yao Kouassi'));
    await findToast('Yao Kouassi : Inactif');
    await user.click(await findToggle('Yao Kouassi'));
    await findToast('Yao Kouassi : Actif');
    await waitFor(() => expect(screen.queryByText('Yao Kouassi : Inactif')).not.toBeInTheDocument());
  });
});
