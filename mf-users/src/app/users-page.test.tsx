import { limits, type PermissionMap, type Role, type User } from '@escale/contracts';
import {
  act,
  apiPath,
  http,
  HttpResponse,
  refuse,
  renderApp,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { awa, fatou, mariam, serveUsers, yao } from '../test-people';
import { UsersPage } from './users-page';

const allPermissions = { users: { visible: true, read: true, write: true, delete: true } };

function openUsersPage(
  options: { users?: User[]; as?: Role | User; url?: string; permissions?: PermissionMap } = {},
) {
  const {
    users = [mariam, awa, yao, fatou],
    as = mariam,
    url = '/users',
    permissions = allPermissions,
  } = options;
  const api = serveUsers(users);
  return { api, ...renderApp(<UsersPage />, { as, url, path: '/users', permissions }) };
}

const findRow = async (name: string) => {
  const cell = await screen.findByText(name, { selector: '[role=gridcell] *' });
  return within(cell.closest<HTMLElement>('[role=row]') ?? document.body);
};
const findToggle = (name: string) => screen.findByRole('switch', { name: `Compte actif : ${name}` });
const shownUsernames = () => screen.queryAllByText(/^@/).map((handle) => handle.textContent);
const selectUsers = async (user: ReturnType<typeof openUsersPage>['user'], ...whom: string[]) => {
  for (const name of whom)
    await user.click(await screen.findByRole('checkbox', { name: `Sélectionner ${name}` }));
};
const findDialog = async () => within(await screen.findByRole('alertdialog'));

beforeEach(() => localStorage.clear());

describe('page', () => {
  it('has breadcrumb, title, counter and back link [§2-8 §2-54 §2-55]', async () => {
    const { user, location } = openUsersPage();
    expect(await screen.findByText('4 utilisateurs au total')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: /Gestion des Utilisateurs/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Modules' })).toHaveAttribute('href', '/modules');
    await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
    expect(location().pathname).toBe('/modules');
  });

  it('shows four cards: total with the count per role, active with its percentage, inactive, suspended [§1-4 §2-55 §3-24]', async () => {
    openUsersPage();
    const part = (label: string) => within(screen.getByRole('group', { name: label }));
    await screen.findByText('Yao Kouassi');
    expect(part('Total').getByText('4')).toBeVisible();
    for (const label of ['1 Super Admin', '1 Administrateur', '2 Opérateurs'])
      expect(part('Total').getByRole('button', { name: label })).toBeVisible();
    expect(part('Actifs').getByText('75,0 %')).toBeVisible();
    expect(part('Inactifs').getByText('0,0 %')).toBeVisible();
    expect(part('Suspendus').getByText('25,0 %')).toBeVisible();
    for (const figure of ['3 Actifs 75,0 %', '0 Inactif 0,0 %', '1 Suspendu 25,0 %'])
      expect(screen.getByRole('button', { name: figure })).toBeVisible();
  });

  it('shows an error with a retry when the list cannot be loaded', async () => {
    serveUsers([yao]);
    server.use(http.get(apiPath('/users'), () => refuse(500, 'SERVER_ERROR', 'Panne')));
    const { user } = renderApp(<UsersPage />, { as: mariam, url: '/users', path: '/users' });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.getByText('Erreur serveur. Veuillez réessayer plus tard.')).toBeVisible();
    expect(screen.getByText('Impossible de charger la liste des utilisateurs')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Total' })).toHaveTextContent(/^— Total/);
    expect(screen.getByRole('group', { name: 'Suspendus' })).toHaveTextContent('— Suspendus —');
    server.use(http.get(apiPath('/users'), () => HttpResponse.json({ success: true, data: [yao] })));
    await user.click(retry);
    expect(await screen.findByText('Yao Kouassi')).toBeVisible();
  });

  it('shows an empty state without users [§2-66 §8-48]', async () => {
    openUsersPage({ users: [] });
    expect(await screen.findByText('Aucune donnée disponible')).toBeVisible();
  });

  it('names the search that no user matches', async () => {
    openUsersPage({ url: '/users?q=zzz' });
    expect(await screen.findByText('Aucun utilisateur ne correspond à « zzz ».')).toBeVisible();
  });
});

describe('rows', () => {
  it('show user, email, role, status and last login [§1-4 §2-55 §3-1 §3-23 §7-13 §9-20]', async () => {
    openUsersPage();
    const row = await findRow('Yao Kouassi');
    for (const text of ['@yao.kouassi', yao.email, 'Opérateur', 'Actif', 'Jamais']) {
      expect(row.getByText(text)).toBeInTheDocument();
    }
    expect((await findRow('Mariam Traoré')).getByText('20/11/2026 17:30')).toBeInTheDocument();
    expect((await findRow('Mariam Traoré')).getByText('Super Admin')).toBeInTheDocument();
    expect(screen.queryByText('Créé le')).not.toBeInTheDocument();
  });

  it('show an unknown role as operator and an unknown status as inactive [§3-3 §3-5]', async () => {
    openUsersPage({ users: [{ ...yao, role: 'PILOT', status: 'ASLEEP' }] });
    const row = await findRow('Yao Kouassi');
    expect(row.getByText('Opérateur')).toBeInTheDocument();
    expect(row.getByText('Inactif')).toBeInTheDocument();
  });

  it.each([
    ['Voir le détail', '/users/yao', {}],
    ['Modifier', '/users/yao', { editMode: true }],
  ])('%s goes to %s [§2-19 §2-56 §2-65]', async (action, path, editMode) => {
    const { user, location } = openUsersPage({ url: '/users?role=OPERATOR&sort=-user' });
    const state = {
      ...editMode,
      trail: { ids: ['yao', 'fatou'], before: 0, total: 2, search: '?role=OPERATOR&sort=-user' },
    };
    await user.click(await screen.findByRole('button', { name: `${action} : Yao Kouassi` }));
    expect(location().pathname).toBe(path);
    expect(location().state).toEqual(state);
  });

  it('name the person as a link to their page', async () => {
    const { user, location } = openUsersPage({ url: '/users?statut=ACTIVE' });
    const link = (await screen.findByText('Yao Kouassi')).closest('a');
    expect(link).toHaveAttribute('href', '/users/yao');
    await user.click(screen.getByText('Yao Kouassi'));
    expect(location().pathname).toBe('/users/yao');
    expect(location().state).toEqual({
      trail: { ids: ['awa', 'mariam', 'yao'], before: 0, total: 3, search: '?statut=ACTIVE' },
    });
  });

  it('the add button goes to /users/add [§2-56 §2-62]', async () => {
    const { user, location } = openUsersPage();
    await user.click(await screen.findByRole('button', { name: 'Ajouter' }));
    expect(location().pathname).toBe('/users/add');
  });

  it('resends the invitation of an account that was never activated', async () => {
    const { user } = openUsersPage({ users: [{ ...yao, invitationPending: true }] });
    const asked = jest.fn();
    server.use(
      http.post(apiPath('/auth/forgot-password'), async ({ request }) => {
        asked(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const row = await findRow('Yao Kouassi');
    expect(row.getByText('Invitation en attente')).toBeVisible();
    await user.click(row.getByRole('button', { name: "Renvoyer l'invitation : Yao Kouassi" }));
    expect(await screen.findByText(`Invitation renvoyée à ${yao.email}.`)).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ email: yao.email });
  });
});

describe('toggle', () => {
  it.each([
    ['ACTIVE', 'INACTIVE', 'Inactif'],
    ['INACTIVE', 'ACTIVE', 'Actif'],
    ['SUSPENDED', 'ACTIVE', 'Actif'],
  ])('%s becomes %s, and only the status is sent [§1-4 §3-23 §4-17 §7-16]', async (before, after, word) => {
    const { api, user } = openUsersPage({ users: [mariam, { ...yao, status: before }] });
    await user.click(await findToggle('Yao Kouassi'));
    expect(await screen.findByText('Utilisateur modifié avec succès !')).toBeVisible();
    expect(api.calls).toEqual([{ call: 'PUT /users/yao', body: { status: after }, ifMatch: yao.updatedAt }]);
    await waitFor(async () => expect((await findRow('Yao Kouassi')).getByText(word)).toBeInTheDocument());
  });

  it('shows the new status at once, through a refetch, and rolls back to the old one on failure', async () => {
    const { user, queryClient } = openUsersPage({ users: [mariam, fatou] });
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.put(apiPath('/users/fatou'), async () => {
        await asked;
        return refuse(422, 'RULE', 'Refusé par la règle');
      }),
    );
    await user.click(await findToggle('Fatou Bamba'));
    expect(await findToggle('Fatou Bamba')).toBeChecked();
    await act(() => queryClient.refetchQueries({ queryKey: ['users'], exact: true }));
    expect(await findToggle('Fatou Bamba')).toBeChecked();
    answer();
    expect(await screen.findByText('Erreur: Refusé par la règle')).toBeVisible();
    await waitFor(async () => expect(await findToggle('Fatou Bamba')).not.toBeChecked());
    expect((await findRow('Fatou Bamba')).getByText('Suspendu')).toBeInTheDocument();
  });

  it('shows the fallback for a failure without a message [§8-28 §8-64]', async () => {
    const { user } = openUsersPage();
    server.use(http.put(apiPath('/users/yao'), () => HttpResponse.error()));
    await user.click(await findToggle('Yao Kouassi'));
    expect(await screen.findByText("Erreur: Impossible de modifier l'utilisateur")).toBeVisible();
    expect(screen.getByText('Erreur de connexion réseau.')).toBeVisible();
  });

  it.each([
    ['oneself', awa, 'Awa Koné', 'Vous ne pouvez pas faire cela sur votre propre compte.'],
    ['a user above', awa, 'Mariam Traoré', 'Ce compte a un rôle supérieur au vôtre.'],
    [
      'the last super administrator',
      { ...mariam, id: 'other' },
      'Mariam Traoré',
      "C'est le dernier Super Administrateur actif.",
    ],
  ])('is unavailable for %s, with the reason', async (_name, as, name, reason) => {
    const { api, user } = openUsersPage({ as });
    await waitFor(async () => expect(await findToggle(name)).toHaveAccessibleDescription(reason));
    await user.click(await findToggle(name));
    expect(api.calls).toEqual([]);
  });
});

describe('rights', () => {
  const rights = (write: boolean, erase: boolean): PermissionMap => ({
    users: { visible: true, read: true, write, delete: erase },
  });
  const noWrite = 'Il vous manque le droit « Modification » du module Gestion Utilisateurs.';
  const noDelete = 'Il vous manque le droit « Suppression » du module Gestion Utilisateurs.';

  it.each([
    ['read only', rights(false, false), noWrite, noDelete],
    ['write without delete', rights(true, false), null, noDelete],
    ['write and delete', rights(true, true), null, null],
  ])('%s', async (_name, permissions, write, erase) => {
    const { user } = openUsersPage({ permissions });
    const expectReason = (button: HTMLElement, reason: string | null) => {
      if (reason === null) expect(button).not.toHaveAttribute('aria-disabled');
      else expect(button).toHaveAccessibleDescription(reason);
    };
    expectReason(await screen.findByRole('button', { name: 'Modifier : Yao Kouassi' }), write);
    expectReason(screen.getByRole('button', { name: 'Supprimer : Yao Kouassi' }), erase);
    expectReason(screen.getByRole('button', { name: 'Ajouter' }), write);
    expect(screen.getByRole('button', { name: 'Voir le détail : Yao Kouassi' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await selectUsers(user, 'Yao Kouassi', 'Fatou Bamba');
    expectReason(screen.getByRole('button', { name: 'Activer' }), write);
    expectReason(screen.getByRole('button', { name: 'Désactiver' }), write);
    expectReason(screen.getByRole('button', { name: 'Supprimer' }), erase);
  });
});

describe('deletion', () => {
  it('asks for confirmation with the name, then deletes and confirms [§1-4 §2-65 §5-29 §7-17 §7-29]', async () => {
    const { api, user } = openUsersPage();
    await user.click(await screen.findByRole('button', { name: 'Supprimer : Yao Kouassi' }));
    const question = await findDialog();
    expect(
      question.getByText("Êtes-vous sûr de vouloir supprimer l'utilisateur Yao Kouassi ?"),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(shownUsernames()).not.toContain('@yao.kouassi'));
    expect(api.calls).toEqual([{ call: 'DELETE /users/yao', body: undefined, ifMatch: null }]);
    expect(screen.getByText('3 utilisateurs au total')).toBeInTheDocument();
  });

  it('does nothing when it is cancelled', async () => {
    const { api, user } = openUsersPage();
    await user.click(await screen.findByRole('button', { name: 'Supprimer : Yao Kouassi' }));
    await user.click((await findDialog()).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.calls).toEqual([]);
  });
});

describe('refetch every 30 seconds', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows new users and disturbs neither search nor selection [§7-13 §9-13]', async () => {
    const { api, user } = openUsersPage();
    await selectUsers(user, 'Yao Kouassi');
    await user.type(screen.getByRole('searchbox'), 'ya');
    api.users = [...api.users.filter(({ id }) => id !== 'awa'), { ...awa, id: 'new', firstName: 'Yasmine' }];
    await act(() => jest.advanceTimersByTimeAsync(limits.refetchMs));
    expect(await screen.findByText('Yasmine Koné')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('ya');
    expect(screen.getByRole('checkbox', { name: 'Sélectionner Yao Kouassi' })).toBeChecked();
  });

  it('keeps the rows after a failure and shows their age', async () => {
    openUsersPage();
    await screen.findByText('Yao Kouassi');
    server.use(http.get(apiPath('/users'), () => HttpResponse.error()));
    await act(() => jest.advanceTimersByTimeAsync(limits.refetchMs));
    expect(await screen.findByText("L'actualisation a échoué")).toBeVisible();
    expect(screen.getByText(/Données lues/)).toBeVisible();
    expect(screen.getByText('Yao Kouassi')).toBeVisible();
  });
});
