import type { User } from '@escale/contracts';
import { buildUser, renderApp, screen, waitFor, within } from '@escale/testing';
import { awa, fatou, mariam, serveUsers, yao } from '../test-people';
import { UsersPage } from './users-page';

const allPermissions = { users: { visible: true, read: true, write: true, delete: true } };

function openUsersPage(url = '/users', users: User[] = [mariam, awa, yao, fatou]) {
  serveUsers(users);
  return renderApp(<UsersPage />, { as: mariam, url, path: '/users', permissions: allPermissions });
}

const shownUsernames = () => screen.queryAllByText(/^@/).map((handle) => handle.textContent);
const expectOnlyUsers = (...usernames: string[]) =>
  waitFor(() => expect(shownUsernames()).toEqual(usernames));
const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const withinFilterGroup = () => within(screen.getByRole('group', { name: 'Filtres' }));

beforeEach(() => localStorage.clear());

describe('the figures', () => {
  it('write role and status into the address, and each can be removed separately', async () => {
    const { user, location } = openUsersPage();
    await screen.findByText('Yao Kouassi');
    await user.click(getButton('2 Opérateurs'));
    await expectOnlyUsers('@fatou.bamba', '@yao.kouassi');
    await user.click(getButton('1 Suspendu 25,0 %'));
    await expectOnlyUsers('@fatou.bamba');
    expect(location().search).toBe('?role=OPERATOR&statut=SUSPENDED');
    expect(getButton('2 Opérateurs')).toHaveAttribute('aria-pressed', 'true');
    await user.click(getButton('2 Opérateurs'));
    expect(location().search).toBe('?statut=SUSPENDED');
    await user.click(
      withinFilterGroup().getByRole('button', { name: 'Statut : Suspendu, retirer le filtre' }),
    );
    expect(location().search).toBe('');
  });

  it('show all users again when the total is pressed', async () => {
    const { user, location } = openUsersPage('/users?role=ADMIN&filtre=never&q=e');
    await user.click(await screen.findByRole('button', { name: '4 Total' }));
    expect(location().search).toBe('?q=e');
  });
});

describe('the questions', () => {
  const longAgo = buildUser({
    id: 'long',
    username: 'long',
    lastLoginAt: '2020-01-01T08:00:00.000Z',
  });
  const invited = buildUser({
    id: 'invited',
    username: 'invited',
    lastLoginAt: null,
    invitationPending: true,
  });
  const unclear = buildUser({ id: 'unclear', username: 'unclear', lastLoginAt: 'hier' });

  it.each([
    ['Invitation en attente 1', 'invitation', ['@invited']],
    ['Jamais connecté 2', 'never', ['@invited', '@yao.kouassi']],
    ['Inactif depuis 30 jours 1', 'idle', ['@long']],
  ])('%s', async (label, value, expected) => {
    const { user, location } = openUsersPage('/users', [yao, longAgo, invited, unclear]);
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(shownUsernames().toSorted()).toEqual(expected));
    expect(location().search).toBe(`?filtre=${value}`);
    expect(screen.getByText(new RegExp(`^${expected.length} affichés?$`))).toBeVisible();
    await user.click(getButton('Effacer'));
    expect(location().search).toBe('');
    await waitFor(() => expect(shownUsernames()).toHaveLength(4));
  });
});

describe('the address', () => {
  it('sets the filters', async () => {
    openUsersPage('/users?role=ADMIN');
    await expectOnlyUsers('@awa.kone');
  });

  it('names unknown filters; the others apply', async () => {
    const { user, location } = openUsersPage('/users?role=PILOT&statut=SUSPENDED&sort=salary');
    await expectOnlyUsers('@fatou.bamba');
    expect(screen.getByText('Filtre « PILOT » inconnu : ignoré')).toBeVisible();
    expect(screen.getByText('Tri « salary » inconnu : ignoré')).toBeVisible();
    await user.click(getButton('Effacer'));
    expect(withinFilterGroup().getByRole('button', { name: /^Vues/ })).toHaveFocus();
    expect(location().search).toBe('');
    expect(screen.queryByText(/inconnu/)).not.toBeInTheDocument();
  });
});

describe('saved views', () => {
  const menu = async (user: ReturnType<typeof openUsersPage>['user'], item: string, key: 'Home' | 'End') => {
    await user.click(await screen.findByRole('button', { name: /^Vue/ }));
    await screen.findByRole('menuitem', { name: item });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard(`{${key}}{Enter}`);
  };

  it('keep search, filters and sort under a name, for one account', async () => {
    const { user, location, unmount } = openUsersPage('/users?q=fa&role=OPERATOR&sort=-email');
    await menu(user, 'Enregistrer cette vue', 'Home');
    await user.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), 'Quai nord');
    await user.click(getButton('Enregistrer'));
    expect(await screen.findByText('Vue « Quai nord » enregistrée')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Vue : Quai nord' })).toBeVisible();
    unmount();
    const again = openUsersPage('/users?filtre=never');
    await menu(again.user, 'Quai nord', 'Home');
    await expectOnlyUsers('@fatou.bamba');
    expect(again.location().search).toBe('?q=fa&role=OPERATOR&sort=-email');
    expect(location().search).toBe('?q=fa&role=OPERATOR&sort=-email');
    await menu(again.user, 'Supprimer la vue « Quai nord »', 'End');
    expect(await screen.findByText('Vue « Quai nord » supprimée')).toBeVisible();
    expect(localStorage.getItem(`escale.views.${mariam.id}.users`)).toBe('[]');
  });

  it('report a role and a column that no longer exist, and apply the rest', async () => {
    const search = 'role=PILOT&statut=SUSPENDED&sort=salary';
    localStorage.setItem(
      `escale.views.${mariam.id}.users`,
      JSON.stringify([{ name: 'Ancienne', search }, 7]),
    );
    const { user } = openUsersPage();
    await menu(user, 'Ancienne', 'Home');
    await expectOnlyUsers('@fatou.bamba');
    expect(screen.getByText('Filtre « PILOT » inconnu : ignoré')).toBeVisible();
    expect(screen.getByText('Tri « salary » inconnu : ignoré')).toBeVisible();
  });
});
