import type { User } from '@escale/contracts';
import { buildUser, renderApp, screen, waitFor, within } from '@escale/testing';
import { awa, fatou, mariam, serveUsers, yao } from '../test-people';
import { UsersPage } from './users-page';

const allPermissions = { users: { visible: true, read: true, write: true, delete: true } };

function openUsersPage(users: User[] = [mariam, awa, yao, fatou], url = '/users') {
  serveUsers(users);
  return renderApp(<UsersPage />, { as: mariam, url, path: '/users', permissions: allPermissions });
}

type UserEvents = ReturnType<typeof openUsersPage>['user'];

const shownHeaders = ['Utilisateur', 'Email', 'Rôle', 'Statut', 'Dernière connexion'];
const hiddenHeaders = ['Créé le', 'Créé par'];
const shownUsernames = () => screen.queryAllByText(/^@/).map((username) => username.textContent);

/** Returns the header of a column. A query by role would be far slower in a grid. */
const queryColumnHeader = (name: string) =>
  screen.queryByText(name, { selector: '[role=columnheader] *' })?.closest('[role=columnheader]') ?? null;

async function showHiddenColumns(user: UserEvents) {
  await user.click(await screen.findByRole('button', { name: 'Colonnes' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Colonnes affichées' }));
  for (const name of hiddenHeaders) await user.click(picker.getByRole('checkbox', { name }));
  await user.click(picker.getByRole('button', { name: 'Fermer' }));
  for (const name of hiddenHeaders) await waitFor(() => expect(queryColumnHeader(name)).toBeInTheDocument());
}

beforeEach(() => localStorage.clear());

it('shows five columns by default and hides the creation date and the creator [§3-23]', async () => {
  openUsersPage();
  await screen.findByText('Yao Kouassi');
  for (const name of shownHeaders) expect(queryColumnHeader(name)).toBeInTheDocument();
  for (const name of hiddenHeaders) expect(queryColumnHeader(name)).not.toBeInTheDocument();
});

it('shows the creator, and Système for a user without one [§3-1]', async () => {
  const { user } = openUsersPage([yao, fatou]);
  await screen.findByText('Yao Kouassi');
  await showHiddenColumns(user);
  expect(await screen.findByText('mariam.traore')).toBeInTheDocument();
  expect(screen.getByText('Système')).toBeInTheDocument();
});

it.each(['user', 'email', 'role', 'status', 'lastLogin', 'createdAt', 'createdBy'])(
  'sorts by %s, both ways [§3-23]',
  async (column) => {
    const first = buildUser({
      id: 'first',
      username: 'first',
      firstName: 'Awa',
      email: 'a@escale.test',
      role: 'SUPER_ADMIN',
      status: 'ACTIVE',
      lastLoginAt: '2026-01-01T08:00:00.000Z',
      createdAt: '2026-01-01T08:00:00.000Z',
      createdByUser: { username: 'a' },
    });
    const last = buildUser({
      id: 'last',
      username: 'last',
      firstName: 'Zoé',
      email: 'z@escale.test',
      role: 'OPERATOR',
      status: 'INACTIVE',
      lastLoginAt: '2026-02-01T08:00:00.000Z',
      createdAt: '2026-02-01T08:00:00.000Z',
      createdByUser: { username: 'z' },
    });
    const { unmount } = openUsersPage([last, first], `/users?sort=${column}`);
    await waitFor(() => expect(shownUsernames()).toEqual(['@first', '@last']));
    unmount();
    openUsersPage([first, last], `/users?sort=-${column}`);
    await waitFor(() => expect(shownUsernames()).toEqual(['@last', '@first']));
  },
);

it.each([
  [{ role: 'SUPER_ADMIN' }, 'Super Admin'],
  [{ role: 'ADMIN' }, 'Administrateur'],
  [{ role: 'OPERATOR' }, 'Opérateur'],
  [{ status: 'ACTIVE' }, 'Actif'],
  [{ status: 'INACTIVE' }, 'Inactif'],
  [{ status: 'SUSPENDED' }, 'Suspendu'],
])('%j displays as %s [§3-2 §3-4]', async (values, label) => {
  openUsersPage([mariam, buildUser({ ...yao, ...values })]);
  const cell = await screen.findByText('Yao Kouassi', { selector: '[role=gridcell] *' });
  const row = within(cell.closest<HTMLElement>('[role=row]') ?? document.body);
  expect(row.getByText(label)).toBeInTheDocument();
});
