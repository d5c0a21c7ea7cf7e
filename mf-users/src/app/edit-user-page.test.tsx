import type { Role, User } from '@escale/contracts';
import { act, apiPath, http, HttpResponse, refuse, renderApp, screen, server, within } from '@escale/testing';
import { awa, mariam, serveUsers, yao } from '../test-people';
import { EditUserPage } from './edit-user-page';

const openEditPage = (target: User = yao, as: Role | User = mariam) => {
  const api = serveUsers([mariam, awa, yao]);
  const url = ['/users', `/users/${target.id}/edit`];
  return { api, ...renderApp(<EditUserPage />, { as, url, path: '/users/:userId/edit' }) };
};

type UserEvents = ReturnType<typeof openEditPage>['user'];

const findField = (name: string) => screen.findByRole('textbox', { name });
async function type(user: UserEvents, name: string, text: string) {
  await user.clear(await findField(name));
  await user.type(await findField(name), text);
}
const save = (user: UserEvents) =>
  user.click(screen.getByRole('button', { name: 'Sauvegarder les modifications' }));

/** Refuses the first PUT, as if another person had saved first; from then on, the server returns `serverValues`. */
function refuseFirstSave(api: ReturnType<typeof serveUsers>, serverValues: Partial<User>) {
  server.use(
    http.put(
      apiPath('/users/:id'),
      ({ request }) => {
        api.calls.push({ call: 'refused', body: null, ifMatch: request.headers.get('If-Match') });
        api.users = api.users.map((user) => (user.id === 'yao' ? { ...user, ...serverValues } : user));
        return refuse(409, 'STALE', 'Cet utilisateur a été modifié entre-temps');
      },
      { once: true },
    ),
  );
}

it('shows the user, saves with the version seen, confirms it and goes to /users/{id} [§1-4 §2-11 §2-19 §2-79 §2-81 §2-83 §7-16 §8-36]', async () => {
  const { api, user, location } = openEditPage();
  expect(await screen.findByRole('heading', { level: 1, name: "Modifier l'utilisateur" })).toBeVisible();
  expect(await findField('Adresse email')).toHaveValue(yao.email);
  expect(screen.queryByText(/48 heures/)).not.toBeInTheDocument();
  await type(user, 'Nom', 'Ouattara');
  await save(user);
  expect(await screen.findByText('Utilisateur modifié avec succès !')).toBeVisible();
  expect(location().pathname).toBe('/users/yao');
  const { email, username, firstName, role, updatedAt } = yao;
  expect(api.calls).toEqual([
    {
      call: 'PUT /users/yao',
      body: { email, username, firstName, lastName: 'Ouattara', role },
      ifMatch: updatedAt,
    },
  ]);
});

it('refuses an invalid address without a call [§5-9]', async () => {
  const { api, user } = openEditPage();
  await type(user, 'Adresse email', 'awa@');
  await save(user);
  expect(await screen.findByText('Adresse email invalide')).toBeVisible();
  expect(await findField('Adresse email')).toHaveFocus();
  expect(api.calls).toEqual([]);
});

it('has the sections of the form with the picture, and Cancel goes to /users [§2-80 §2-81 §2-83]', async () => {
  const { user, location } = openEditPage();
  for (const name of ['Photo de profil', 'Informations personnelles', 'Informations de connexion', 'Rôle'])
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(location().pathname).toBe('/users');
});

it('saves after a change of the picture without a conflict [§8-36]', async () => {
  const { api, user, queryClient } = openEditPage();
  expect(await screen.findByRole('heading', { name: 'Photo de profil' })).toBeVisible();
  await type(user, 'Nom', 'Ouattara');
  const updatedAt = '2026-11-21T08:30:00.000Z';
  act(
    () => void queryClient.setQueryData(['users', 'yao'], { ...yao, avatarUrl: '/picture.webp', updatedAt }),
  );
  await save(user);
  await screen.findByText('Utilisateur modifié avec succès !');
  expect(api.calls[0]?.ifMatch).toBe(updatedAt);
});

it('shows a not-found screen with a link back for an unknown user [§2-84 §8-27]', async () => {
  const { user, location } = openEditPage({ ...yao, id: 'nobody' });
  expect(await screen.findByRole('heading', { name: 'Utilisateur non trouvé' })).toBeVisible();
  expect(screen.getByText("L'utilisateur demandé n'existe pas ou a été supprimé.")).toBeVisible();
  const way = screen.getAllByRole('link', { name: 'Retour à la liste' }).at(-1);
  if (way) await user.click(way);
  expect(location().pathname).toBe('/users');
});

it('offers a retry when the user cannot be loaded', async () => {
  serveUsers([yao]);
  server.use(http.get(apiPath('/users/:id'), () => HttpResponse.error(), { once: false }));
  const { user } = renderApp(<EditUserPage />, {
    as: mariam,
    url: '/users/yao/edit',
    path: '/users/:userId/edit',
  });
  expect(await screen.findByText("Impossible de charger l'utilisateur")).toBeVisible();
  server.use(http.get(apiPath('/users/:id'), () => HttpResponse.json({ success: true, data: yao })));
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await findField('Prénom')).toHaveValue('Yao');
});

describe('when another person has saved meanwhile', () => {
  const serverValues = { firstName: 'Yao Marc', lastName: 'Koffi', updatedAt: '2026-11-21T08:00:00.000Z' };

  it('reports the conflict, keeps the typed values, shows the saved ones, and sends their version with the next save [§8-36]', async () => {
    const { api, user, location } = openEditPage();
    refuseFirstSave(api, serverValues);
    await type(user, 'Nom', 'Ouattara');
    await save(user);
    expect(await screen.findByText('Erreur: Cet utilisateur a été modifié entre-temps')).toBeVisible();
    expect(await screen.findByText('Nom : Koffi')).toBeVisible();
    expect(await findField('Nom')).toHaveValue('Ouattara');
    expect(await findField('Prénom')).toHaveValue('Yao Marc');
    await save(user);
    expect(await screen.findByText('Utilisateur modifié avec succès !')).toBeVisible();
    expect(api.calls.map(({ ifMatch }) => ifMatch)).toEqual([yao.updatedAt, serverValues.updatedAt]);
    expect(api.calls[1]?.body).toMatchObject({ firstName: 'Yao Marc', lastName: 'Ouattara' });
    expect(location().pathname).toBe('/users/yao');
  });

  it('accepts the saved values on request', async () => {
    const { api, user } = openEditPage();
    refuseFirstSave(api, serverValues);
    await type(user, 'Nom', 'Ouattara');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Reprendre les valeurs enregistrées' }));
    expect(await findField('Nom')).toHaveValue('Koffi');
  });
});

it('reports that the user was deleted meanwhile and keeps the typed values [§8-2]', async () => {
  const { api, user } = openEditPage();
  await type(user, 'Nom', 'Ouattara');
  api.users = [];
  await save(user);
  const toast = (await screen.findByText('Erreur: Utilisateur introuvable')).closest('[role=alert]');
  expect(within(toast as HTMLElement).getByText('Ressource non trouvée.')).toBeVisible();
  expect(await findField('Nom')).toHaveValue('Ouattara');
});

it('shows a user of a higher role as read-only', async () => {
  const { api, user } = openEditPage(mariam, awa);
  expect(await findField('Nom')).toHaveAttribute('readonly');
  expect(screen.getAllByText('Ce compte a un rôle supérieur au vôtre.').length).toBeGreaterThan(0);
  await save(user);
  expect(api.calls).toEqual([]);
});

it('does not let users change their own role', async () => {
  const { user } = openEditPage(awa, awa);
  const operator = await screen.findByRole('radio', { name: /Opérateur/ });
  await user.click(operator);
  expect(operator).not.toBeChecked();
  expect(await findField('Nom')).not.toHaveAttribute('readonly');
});
