import type { User } from '@escale/contracts';
import {
  apiPath,
  buildUser,
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

async function openWithSelected(
  selected: readonly string[],
  as: User = mariam,
  users = [mariam, awa, yao, fatou],
) {
  const api = serveUsers(users);
  const app = renderApp(<UsersPage />, { as, url: '/users', path: '/users', permissions: allPermissions });
  for (const name of selected) {
    await app.user.click(await screen.findByRole('checkbox', { name: `Sélectionner ${name}` }));
  }
  const ask = async (action: string) => {
    await app.user.click(screen.getByRole('button', { name: action }));
    return within(await screen.findByRole('alertdialog'));
  };
  return { api, ask, ...app };
}

const getCheckbox = (name: string) => screen.getByRole('checkbox', { name: `Sélectionner ${name}` });
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/\s/g, ' '));

beforeEach(() => localStorage.clear());

it('offers no action without a selection [§5-28]', async () => {
  await openWithSelected([]);
  await screen.findByText('Yao Kouassi');
  expect(screen.queryByRole('button', { name: 'Activer' })).not.toBeInTheDocument();
});

it.each([
  ['Activer', 'activate', 'Activer 2 utilisateurs ?', '2 utilisateurs activés avec succès !', 'ACTIVE'],
  [
    'Désactiver',
    'deactivate',
    'Désactiver 2 utilisateurs ?',
    '2 utilisateurs désactivés avec succès !',
    'INACTIVE',
  ],
])(
  '%s asks for confirmation with the count and the full names, then runs [§2-64 §4-20 §5-29 §7-18]',
  async (action, sent, title, done, status) => {
    const { api, user, ask } = await openWithSelected(['Yao Kouassi', 'Fatou Bamba'], mariam, [
      mariam,
      { ...yao, status: 'SUSPENDED' },
      fatou,
    ]);
    expect(screen.getByText('2 utilisateur(s) sélectionné(s)')).toBeVisible();
    const question = await ask(action);
    expect(question.getByText(title)).toBeVisible();
    const list = question.getByRole('list', { name: 'Utilisateurs concernés' });
    expect(namesIn(list)).toEqual(['Fatou Bamba', 'Yao Kouassi']);
    expect(question.queryByText(/irréversible/)).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: action }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.getByText('Fatou Bamba et Yao Kouassi')).toBeVisible();
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.body).toEqual({ action: sent, userIds: ['fatou', 'yao'] });
    expect(api.users.filter(({ id }) => id !== 'mariam').every((one) => one.status === status)).toBe(true);
    expect(screen.queryByText(/utilisateur\(s\) sélectionné\(s\)/)).not.toBeInTheDocument();
  },
);

it('neither counts nor sends users who already have the new state', async () => {
  const { api, user, ask } = await openWithSelected(['Yao Kouassi', 'Fatou Bamba'], mariam, [
    mariam,
    { ...yao, status: 'INACTIVE' },
    fatou,
  ]);
  const question = await ask('Désactiver');
  expect(question.getByText('Désactiver 1 utilisateur ?')).toBeVisible();
  expect(question.getByText('Cet utilisateur ne pourra plus se connecter :')).toBeVisible();
  expect(question.getByText('1 utilisateur sera ignoré :')).toBeVisible();
  expect(question.getByText('Yao Kouassi (déjà inactif)')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Désactiver' }));
  await screen.findByText('1 utilisateur désactivé avec succès !');
  expect(api.calls[0]?.body).toEqual({ action: 'deactivate', userIds: ['fatou'] });
});

it('its toast undoes a bulk deactivation and restores the former status of each user', async () => {
  const { api, user, ask } = await openWithSelected(['Yao Kouassi', 'Fatou Bamba']);
  await user.click((await ask('Désactiver')).getByRole('button', { name: 'Désactiver' }));
  await screen.findByText('2 utilisateurs désactivés avec succès !');
  api.bump('fatou');
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('Yao Kouassi : statut rétabli')).toBeVisible();
  expect(screen.getByText(/^Fatou Bamba : modifié ou supprimé entre-temps/)).toBeVisible();
  const statuses = Object.fromEntries(api.users.map(({ id, status }) => [id, status]));
  expect(statuses).toMatchObject({ yao: 'ACTIVE', fatou: 'INACTIVE' });
});

describe('more than ten people', () => {
  const crowd = Array.from({ length: 11 }, (_, index) =>
    buildUser({ id: `c${index}`, firstName: 'Foule', lastName: `N${index}`, username: `foule${index}` }),
  );

  it('are confirmed by typing their number', async () => {
    const { api, user } = await openWithSelected([], mariam, [mariam, ...crowd]);
    await user.type(await screen.findByRole('searchbox'), 'Foule');
    await waitFor(() => expect(screen.queryByText('Mariam Traoré')).not.toBeInTheDocument());
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    await user.click(screen.getByRole('button', { name: 'Désactiver' }));
    const question = within(await screen.findByRole('alertdialog'));
    const confirm = question.getByRole('button', { name: 'Désactiver' });
    const field = question.getByLabelText('Pour confirmer, tapez le nombre de personnes : 11');
    await user.type(field, '10');
    await user.click(confirm);
    expect(api.calls).toEqual([]);
    await user.clear(field);
    await user.type(field, '١١');
    await user.click(confirm);
    expect(await screen.findByText('11 utilisateurs désactivés avec succès !')).toBeVisible();
    expect(screen.getByText('Foule N0, Foule N1, Foule N2 et 8 autres')).toBeVisible();
  });
});

describe('inviting again', () => {
  const invited = ['Akissi', 'Bintou', 'Coumba'].map((firstName) =>
    buildUser({
      id: firstName,
      firstName,
      lastName: 'Sylla',
      username: firstName,
      email: `${firstName}@escale.test`,
      invitationPending: true,
    }),
  );
  const allNames = [...invited.map((user) => `${user.firstName} Sylla`), 'Yao Kouassi'];

  it('sends one call for each pending invitation, and names who was refused', async () => {
    const { user, ask } = await openWithSelected(allNames, mariam, [mariam, yao, ...invited]);
    const asked: unknown[] = [];
    server.use(
      http.post(apiPath('/auth/forgot-password'), async ({ request }) => {
        asked.push(await request.json());
        return asked.length === 2
          ? refuse(422, 'RULE', 'Adresse refusée')
          : HttpResponse.json({ success: true });
      }),
    );
    const question = await ask("Renvoyer l'invitation");
    expect(question.getByText('Renvoyer 3 invitations ?')).toBeVisible();
    expect(question.getByText('Yao Kouassi (invitation déjà acceptée)')).toBeVisible();
    await user.click(question.getByRole('button', { name: "Renvoyer l'invitation" }));
    expect(await screen.findByText('2 réussites, 1 échec')).toBeVisible();
    expect(asked).toEqual(invited.map(({ email }) => ({ email })));
    expect(screen.getByText('Bintou Sylla : Adresse refusée')).toBeVisible();
  });

  it('stops at a rate limit, and keeps the rest selected for another try', async () => {
    const { user, ask } = await openWithSelected(allNames, mariam, [mariam, yao, ...invited]);
    let calls = 0;
    server.use(
      http.post(apiPath('/auth/forgot-password'), () => {
        calls += 1;
        return calls === 2
          ? refuse(429, 'TOO_MANY_REQUESTS', 'Trop de demandes')
          : HttpResponse.json({ success: true });
      }),
    );
    const question = await ask("Renvoyer l'invitation");
    await user.click(question.getByRole('button', { name: "Renvoyer l'invitation" }));
    expect(await screen.findByText('Erreur: Trop de demandes')).toBeVisible();
    expect(question.getByText('Renvoyer 2 invitations ?')).toBeVisible();
    await user.click(question.getByRole('button', { name: "Renvoyer l'invitation" }));
    expect(await screen.findByText('3 invitations renvoyées avec succès !')).toBeVisible();
    expect(calls).toBe(4);
  });
});

it('a deletion warns that it is irreversible and lists the names [§2-64 §4-20 §5-29 §7-18]', async () => {
  const { user, ask } = await openWithSelected(['Yao Kouassi', 'Fatou Bamba']);
  const question = await ask('Supprimer');
  expect(question.getByText('Supprimer 2 utilisateurs ?')).toBeVisible();
  expect(question.getByText('Ces utilisateurs seront supprimés définitivement :')).toBeVisible();
  expect(question.getByText('Attention : cette action est irréversible.')).toBeVisible();
  expect(namesIn(question.getByRole('list', { name: 'Utilisateurs concernés' }))).toHaveLength(2);
  await user.click(question.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('2 utilisateurs supprimés avec succès !')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Yao Kouassi')).not.toBeInTheDocument());
  expect(screen.getByText('2 utilisateurs au total')).toBeInTheDocument();
});

it('does nothing when it is cancelled, and keeps the selection', async () => {
  const { api, user, ask } = await openWithSelected(['Yao Kouassi']);
  const question = await ask('Supprimer');
  expect(question.getByText('Supprimer 1 utilisateur ?')).toBeVisible();
  expect(question.getByText('Cet utilisateur sera supprimé définitivement :')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.calls).toEqual([]);
  expect(getCheckbox('Yao Kouassi')).toBeChecked();
});

it('counts failed users, names them with the reason, and leaves them selected [§3-25 §7-18]', async () => {
  const { api, user, ask } = await openWithSelected(['Yao Kouassi', 'Fatou Bamba']);
  server.use(
    http.post(apiPath('/users/bulk-action'), () => {
      api.users = api.users.filter(({ id }) => id !== 'fatou');
      const errors = [{ userId: 'yao', error: 'Déjà en cours de suppression' }];
      return HttpResponse.json({
        success: true,
        data: { action: 'delete', successCount: 1, errorCount: 1, errors },
      });
    }),
  );
  await user.click((await ask('Supprimer')).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('1 réussite, 1 échec')).toBeVisible();
  const notice = screen.getByRole('list', { name: "1 utilisateur n'a pas été supprimé" });
  expect(namesIn(notice)).toEqual(['Yao Kouassi : Déjà en cours de suppression']);
  expect(getCheckbox('Yao Kouassi')).toBeChecked();
  expect(screen.getByText('1 utilisateur(s) sélectionné(s)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByText("1 utilisateur n'a pas été supprimé")).not.toBeInTheDocument();
});

it('names the unchanged users when the server only counts failures', async () => {
  const { user, ask } = await openWithSelected(['Yao Kouassi', 'Fatou Bamba']);
  server.use(
    http.post(apiPath('/users/bulk-action'), () =>
      HttpResponse.json({ success: true, data: { action: 'activate', successCount: 1, errorCount: 1 } }),
    ),
  );
  await user.click((await ask('Activer')).getByRole('button', { name: 'Activer' }));
  expect(await screen.findByText(/^Fatou Bamba : raison non communiquée/)).toBeVisible();
});

it.each([
  ['its sentence', () => refuse(409, 'RULE', 'Action refusée'), 'Erreur: Action refusée'],
  ['none', () => HttpResponse.error(), "Erreur: Impossible d'effectuer l'action groupée"],
])(
  'a call that fails with %s shows it, and everything stays for another try [§8-35 §8-65]',
  async (_name, answer, text) => {
    const { user, ask } = await openWithSelected(['Yao Kouassi']);
    server.use(http.post(apiPath('/users/bulk-action'), answer));
    const question = await ask('Désactiver');
    await user.click(question.getByRole('button', { name: 'Désactiver' }));
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Annuler' }));
    expect(getCheckbox('Yao Kouassi')).toBeChecked();
  },
);

it('names users that cannot be changed before the call and leaves them out', async () => {
  const { api, user, ask } = await openWithSelected(['Awa Koné', 'Mariam Traoré', 'Yao Kouassi'], awa);
  const question = await ask('Désactiver');
  expect(question.getByText('Désactiver 1 utilisateur ?')).toBeVisible();
  expect(namesIn(question.getByRole('list', { name: 'Utilisateurs non concernés' })).toSorted()).toEqual([
    "Awa Koné (c'est votre compte)",
    'Mariam Traoré (rôle supérieur au vôtre)',
  ]);
  await user.click(question.getByRole('button', { name: 'Désactiver' }));
  await screen.findByText('1 utilisateur désactivé avec succès !');
  expect(api.calls[0]?.body).toEqual({ action: 'deactivate', userIds: ['yao'] });
});

it('is unavailable when it would apply to no user', async () => {
  await openWithSelected(['Awa Koné'], awa);
  expect(screen.getByRole('button', { name: 'Supprimer' })).toHaveAccessibleDescription(
    'Aucun des utilisateurs sélectionnés ne peut être concerné.',
  );
});
