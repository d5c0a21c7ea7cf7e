import { moreRightsAbilities } from '@escale/contracts';
import {
  act,
  apiPath,
  buildUser,
  http,
  HttpResponse,
  refuse,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { buildSession, serveDetail, expectToasts } from '../test-detail';
import { awa, fatou, mariam, yao } from '../test-people';
import { getButton, findButton, openUserPage } from '../test-user-page';

const baseActivity = { id: 'a1', action: 'UPDATE', timestamp: '2026-11-21T10:00:00.000Z' };
const findHeader = (name = 'Yao Kouassi') => screen.findByRole('region', { name });

describe('the header', () => {
  it('shows avatar, full name, e-mail, role and status [§1-4 §2-10 §2-68 §7-15]', async () => {
    serveDetail();
    openUserPage('/users/fatou');
    const top = within(await findHeader('Fatou Bamba'));
    expect(top.getByRole('heading', { level: 1, name: 'Fatou Bamba' })).toBeVisible();
    expect(top.getByText('Fiche utilisateur')).toBeVisible();
    expect(document.title).toBe('Fatou Bamba · Escale');
    expect(top.getByText('fatou.bamba@escale.test')).toBeVisible();
    expect(top.getByText('Opérateur')).toBeVisible();
    expect(top.getByText('Suspendu')).toBeVisible();
    expect(top.getByText('FB')).toBeInTheDocument();
    expect(top.queryByText('Modification en cours')).not.toBeInTheDocument();
  });

  it('is the heading of what follows: no level is left out', async () => {
    serveDetail({ sessions: [buildSession(1)] });
    const { user } = openUserPage();
    await findHeader();
    const names = ['Informations générales', 'Préférences', 'Sécurité', 'Activité'];
    for (const name of names) {
      await user.click(screen.getByRole('tab', { name: new RegExp(name) }));
      const panel = within(screen.getByRole('tabpanel', { name: new RegExp(name) }));
      await panel.findAllByRole('heading');
      expect([name, panel.getAllByRole('heading')[0]?.tagName]).toEqual([name, 'H2']);
    }
  });

  it('an unknown role displays as operator, an unknown status as inactive [§3-3 §3-5]', async () => {
    serveDetail({ users: [mariam, { ...yao, role: 'PILOT', status: 'LOST' }] });
    openUserPage();
    const top = within(await findHeader());
    expect(top.getByText('Opérateur')).toBeVisible();
    expect(top.getByText('Inactif')).toBeVisible();
  });

  it('the breadcrumb leads to modules and list, and Retour aux modules to /users [§2-71]', async () => {
    serveDetail();
    const { user, location } = openUserPage();
    await findHeader();
    const way = within(screen.getByRole('navigation'));
    expect(way.getByRole('link', { name: 'Modules' })).toHaveAttribute('href', '/modules');
    expect(way.getByRole('link', { name: 'Gestion des Utilisateurs' })).toHaveAttribute('href', '/users');
    expect(way.getByText('Yao Kouassi')).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
    expect(location().pathname).toBe('/users');
  });

  it('offers to send the invitation again while it is pending', async () => {
    serveDetail({ users: [mariam, { ...yao, invitationPending: true }] });
    const bodies: unknown[] = [];
    server.use(
      http.post(apiPath('/auth/forgot-password'), async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = openUserPage();
    await user.click(await findButton("Renvoyer l'invitation"));
    expect(await screen.findByText(/invitation.*yao\.kouassi@escale\.test/i)).toBeVisible();
    expect(bodies).toEqual([{ email: yao.email }]);
  });
});

describe('the actions', () => {
  const question = 'Voulez-vous vraiment déconnecter cet utilisateur ?';
  const inDialog = async (name: string) =>
    within(await screen.findByRole('alertdialog')).getByRole('button', { name });

  it('deactivates after a question, and activates again', async () => {
    const api = serveDetail();
    const { user } = openUserPage();
    await user.click(await findButton('Désactiver'));
    expect(await screen.findByRole('alertdialog', { name: 'Désactiver Yao Kouassi ?' })).toBeVisible();
    await user.click(await inDialog('Désactiver'));
    await expectToasts(['Utilisateur modifié avec succès !']);
    expect(within(await findHeader()).getByText('Inactif')).toBeVisible();
    await user.click(await findButton('Activer'));
    await findButton('Désactiver');
    expect(api.calls.map(({ call, body }) => [call, body])).toEqual([
      ['PUT /users/yao', { status: 'INACTIVE' }],
      ['PUT /users/yao', { status: 'ACTIVE' }],
    ]);
  });

  it('deletes after the question, and goes to the list', async () => {
    const api = serveDetail();
    const { user, location } = openUserPage();
    await user.click(await findButton('Supprimer'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      "Êtes-vous sûr de vouloir supprimer l'utilisateur Yao Kouassi ?",
    );
    await user.click(await inDialog('Supprimer'));
    await waitFor(() => expect(location().pathname).toBe('/users'));
    expect(api.calls.map(({ call }) => call)).toEqual(['DELETE /users/yao']);
  });

  it('signs a user out after a confirmation, and says when no session is left', async () => {
    const api = serveDetail({ sessions: [buildSession(1)] });
    server.use(
      http.post(apiPath('/users/yao/force-logout'), () => {
        api.sessions = [];
        return HttpResponse.json({ success: true });
      }),
    );
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
    const { user } = openUserPage();
    await waitFor(async () => expect(await findButton('Déconnecter')).not.toHaveAttribute('aria-disabled'));
    await user.click(getButton('Déconnecter'));
    expect(confirm).toHaveBeenCalledWith(question);
    await expectToasts(['Utilisateur déconnecté avec succès']);
    const reason = "Cette personne n'est connectée nulle part.";
    await waitFor(() => expect(getButton('Déconnecter')).toHaveAccessibleDescription(reason));
  });

  it('tells administrators that only super administrators sign others out', async () => {
    serveDetail({ sessions: [buildSession(1)] });
    const asked = jest.fn();
    server.use(http.get(apiPath('/users/yao/sessions'), () => void asked()));
    const { user } = openUserPage('/users/yao', awa);
    const logout = await findButton('Déconnecter');
    expect(logout).toHaveAttribute('aria-disabled', 'true');
    await user.click(logout);
    await expectToasts(['Seuls les super admins peuvent forcer la déconnexion']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('says why an action is not allowed', async () => {
    serveDetail();
    openUserPage('/users/mariam');
    for (const name of ['Désactiver', 'Supprimer'])
      expect(await findButton(name)).toHaveAccessibleDescription(
        'Vous ne pouvez pas faire cela sur votre propre compte.',
      );
    expect(getButton('Déconnecter')).toHaveAccessibleDescription(/« Se déconnecter »/);
  });

  it('copies the e-mail address, and offers to write to it', async () => {
    serveDetail();
    const { user } = openUserPage();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await findButton("Copier l'adresse email"));
    await expectToasts(['Adresse email copiée']);
    expect(copied).toHaveBeenCalledWith(yao.email);
    expect(screen.getByRole('link', { name: 'Envoyer un email' })).toHaveAttribute(
      'href',
      `mailto:${yao.email}`,
    );
  });
});

describe('the list that the page was opened from', () => {
  const trail = { ids: ['awa', 'yao', 'fatou'], before: 0, total: 3, search: '?role=OPERATOR' };

  it('leads to the previous and the next person at the same tab, and back to the filtered list', async () => {
    serveDetail();
    const { user, location } = openUserPage({
      pathname: '/users/yao',
      search: '?onglet=activity',
      state: { trail },
    });
    await findHeader();
    expect(screen.getByText('2 sur 3')).toBeVisible();
    await user.click(getButton('Utilisateur suivant'));
    await findHeader('Fatou Bamba');
    expect(location()).toMatchObject({ pathname: '/users/fatou', search: '?onglet=activity' });
    expect(getButton('Utilisateur suivant')).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: 'Permissions' }));
    await user.click(getButton('Utilisateur précédent'));
    await findHeader();
    await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
    expect(location()).toMatchObject({ pathname: '/users', search: '?role=OPERATOR' });
  });

  it('is unknown to a page that was opened by a link', async () => {
    serveDetail();
    openUserPage();
    await findHeader();
    expect(screen.queryByRole('button', { name: /suivant|précédent/ })).not.toBeInTheDocument();
  });

  it('is kept when edit mode was asked for', async () => {
    serveDetail();
    openUserPage({ pathname: '/users/yao', state: { editMode: true, trail } });
    expect(await screen.findByRole('textbox', { name: 'Prénom' })).toBeVisible();
    expect(screen.getByText('2 sur 3')).toBeVisible();
  });
});

describe('edit mode', () => {
  it('starts with Modifier, shows where the save button is, ends with Annuler [§2-68 §2-69 §2-70 §4-21]', async () => {
    serveDetail();
    const { user } = openUserPage();
    await user.click(await findButton('Modifier'));
    expect(within(await findHeader()).getByText('Modification en cours')).toBeVisible();
    expect(getButton('Mode édition')).toHaveFocus();
    await user.click(getButton('Mode édition'));
    await expectToasts([
      "Utilisez le bouton d'enregistrement de l'onglet actif pour sauvegarder vos modifications.",
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Prénom' }), 'XX');
    await user.click(getButton('Annuler'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(getButton('Modifier')).toHaveFocus();
    await user.click(getButton('Modifier'));
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Yao');
  });

  it('starts from every tab, where there is something to edit', async () => {
    serveDetail();
    const { user } = openUserPage('/users/yao?onglet=activity');
    await user.click(await findButton('Modifier'));
    expect(screen.getByRole('tab', { name: 'Informations générales' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(await screen.findByRole('textbox', { name: 'Prénom' })).toHaveValue('Yao');
  });

  it('starts from navigation state, once [§2-19 §4-21]', async () => {
    serveDetail();
    const { location } = openUserPage({ pathname: '/users/yao', state: { editMode: true } });
    expect(await screen.findByRole('textbox', { name: 'Prénom' })).toHaveValue('Yao');
    expect(location().state).toBeNull();
  });

  const unavailable: [
    string,
    string,
    Parameters<typeof openUserPage>[1],
    Parameters<typeof openUserPage>[2],
    string,
  ][] = [
    [
      'without the right to write',
      '/users/yao',
      awa,
      { permissions: { users: { visible: true, read: true, write: false } } },
      'Il vous manque le droit « Modification » du module Gestion Utilisateurs.',
    ],
    ['on a user above', '/users/mariam', awa, {}, 'Ce compte a un rôle supérieur au vôtre.'],
    [
      'on an account with more rights',
      '/users/fatou',
      awa,
      {},
      "Ce compte a des droits que vous n'avez pas vous-même.",
    ],
  ];
  it.each(unavailable)(
    '%s it is unavailable, with the reason',
    async (_name, pathname, as, options, reason) => {
      serveDetail({ users: [mariam, awa, yao, { ...fatou, abilities: moreRightsAbilities }] });
      const address = { pathname, state: { editMode: true } };
      const { user } = openUserPage(address, as, options);
      const edit = await findButton('Modifier');
      expect(edit).toHaveAttribute('aria-disabled', 'true');
      expect(edit).toHaveAccessibleDescription(reason);
      await user.click(edit);
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(getButton(/^Changer la photo/)).toHaveAccessibleDescription(reason);
    },
  );
});

describe('tabs', () => {
  it('are five, the open one in the address [§2-72 §8-46]', async () => {
    serveDetail();
    const { user, location } = openUserPage();
    await findHeader();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Informations générales',
      'Permissions',
      'Préférences',
      'Sécurité',
      'Activité',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Activité' }));
    expect(location().search).toBe('?onglet=activity');
    expect(await screen.findByText('Aucune activité enregistrée')).toBeVisible();
  });
});

describe('instead of the user', () => {
  it('a skeleton while it is loading [§2-73]', async () => {
    serveDetail();
    openUserPage();
    expect(await screen.findByRole('status', { name: "Chargement de l'utilisateur…" })).toBeInTheDocument();
    expect(await findHeader()).toBeVisible();
  });

  it('Utilisateur non trouvé, with a link to the list [§2-74 §7-15 §8-27]', async () => {
    serveDetail();
    const { user, location } = openUserPage('/users/nobody');
    expect(await screen.findByRole('heading', { name: 'Utilisateur non trouvé' })).toBeVisible();
    expect(screen.getByText("L'utilisateur demandé n'existe pas ou a été supprimé.")).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Retour à la liste' }));
    expect(location().pathname).toBe('/users');
  });

  it('an error with Réessayer', async () => {
    serveDetail();
    server.use(http.get(apiPath('/users/yao'), () => refuse(503, 'SERVER_ERROR', 'Panne')));
    const { user } = openUserPage();
    expect(await screen.findByText("Impossible de charger l'utilisateur")).toBeVisible();
    server.use(http.get(apiPath('/users/yao'), () => HttpResponse.json({ success: true, data: yao })));
    await user.click(getButton('Réessayer'));
    expect(await findHeader()).toBeVisible();
  });

  it('Utilisateur non trouvé when the user is deleted during editing [§8-27]', async () => {
    const api = serveDetail();
    const { user } = openUserPage();
    await user.click(await findButton('Modifier'));
    api.users = [mariam];
    await user.click(getButton('Enregistrer'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Modifier' }),
    );
    expect(await screen.findByRole('heading', { name: 'Utilisateur non trouvé' })).toBeVisible();
    expect(await screen.findByText('Erreur: Utilisateur introuvable')).toBeVisible();
  });
});

it('reports the deletion of the user as soon as a realtime event announces it', async () => {
  const api = serveDetail();
  const { realtime } = openUserPage();
  await findHeader();
  api.users = [mariam];
  act(() => {
    realtime.handle('user_activity', {
      id: 'a1',
      action: 'DELETE',
      resource: 'users/yao',
      timestamp: '2026-11-21T10:00:00.000Z',
    });
  });
  expect(await screen.findByRole('heading', { name: 'Utilisateur non trouvé' })).toBeVisible();
});

it('does not fetch a user twice for a realtime event from before the page opened', async () => {
  serveDetail();
  let fetched = 0;
  server.use(
    http.get(apiPath('/users/fatou'), () => {
      fetched += 1;
      return HttpResponse.json({ success: true, data: fatou });
    }),
  );
  const { realtime, navigate } = openUserPage();
  await findHeader();
  act(() => realtime.handle('user_activity', { ...baseActivity, resource: 'users/fatou' }));
  await navigate('/modules');
  await navigate('/users/fatou');
  await findHeader('Fatou Bamba');
  expect(fetched).toBe(1);
  act(() => realtime.handle('user_activity', { ...baseActivity, id: 'a2', resource: 'users/fatou' }));
  await waitFor(() => expect(fetched).toBe(2));
});

it('shows markup in a name as text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  serveDetail({ users: [mariam, buildUser({ id: 'yao', firstName: name, lastName: 'x' })] });
  openUserPage();
  expect(within(await findHeader(`${name} x`)).getByText(`${name} x`)).toBeVisible();
  expect(document.querySelector('img[src=x]')).toBeNull();
});

it('shows who created the account and the last sign-in [§3-1]', async () => {
  serveDetail();
  const { unmount } = openUserPage('/users/fatou');
  expect(await screen.findByText('mariam.traore')).toBeVisible();
  expect(fatou.createdByUser?.username).toBe('mariam.traore');
  unmount();
  openUserPage();
  expect(await screen.findByText('Système')).toBeVisible();
  expect(screen.getByText('Jamais connecté')).toBeVisible();
});
