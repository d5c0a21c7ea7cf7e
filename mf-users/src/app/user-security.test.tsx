import { apiPath, http, HttpResponse, refuse, screen, server, waitFor, within } from '@escale/testing';
import { buildSession, serveDetail, expectToasts } from '../test-detail';
import { awa, mariam, yao } from '../test-people';
import { getButton, openUserPage } from '../test-user-page';

const url = '/users/yao?onglet=security';
const strongPassword = 'Quai-Nord-2025';
const findDialog = () => screen.findByRole('alertdialog');
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const getSubmitButton = () => getButton('Changer le mot de passe');

type UserEvents = ReturnType<typeof openUserPage>['user'];

const openPasswordFields = async (user: UserEvents) => {
  const summary = await screen.findByText('Saisir un mot de passe à sa place');
  await user.click(summary);
};

async function fill(user: UserEvents, password: string, confirmation: string) {
  await openPasswordFields(user);
  if (password !== '') await user.type(await screen.findByLabelText('Nouveau mot de passe'), password);
  if (confirmation !== '')
    await user.type(await screen.findByLabelText('Confirmer le mot de passe'), confirmation);
}

describe('a link to a new password', () => {
  const sendLink = () => screen.findByRole('button', { name: 'Envoyer un lien de réinitialisation' });

  it('is sent by one press, without typing a password', async () => {
    const api = serveDetail();
    const sent: unknown[] = [];
    server.use(
      http.post(apiPath('/auth/forgot-password'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = openUserPage(url);
    await user.click(await sendLink());
    expect(await screen.findByText(`Lien de réinitialisation envoyé à ${yao.email}.`)).toBeVisible();
    expect(sent).toEqual([{ email: yao.email }]);
    expect(api.calls).toEqual([]);
    expect(screen.getByLabelText('Nouveau mot de passe')).not.toBeVisible();
  });

  it('is unavailable for an account that gets no such link, with the reason', async () => {
    serveDetail({ users: [mariam, { ...yao, status: 'INACTIVE' }] });
    openUserPage(url);
    expect(await sendLink()).toHaveAccessibleDescription(/Ce compte n.est pas actif/);
  });

  it('is not offered while the invitation is pending: the header of the page sends that again', async () => {
    serveDetail({ users: [mariam, { ...yao, invitationPending: true }] });
    openUserPage(url);
    expect(await screen.findByLabelText('Nouveau mot de passe')).toBeVisible();
    expect(screen.getByRole('button', { name: "Renvoyer l'invitation" })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Envoyer un lien de réinitialisation' })).toBeNull();
  });
});

describe('a new password at the next sign-in', () => {
  const name = 'Exiger un nouveau mot de passe à la prochaine connexion';
  const serveRequirement = (answer: () => Response = () => HttpResponse.json({ success: true })) => {
    const sent: unknown[] = [];
    server.use(
      http.put(apiPath('/users/yao/password-requirement'), async ({ request }) => {
        sent.push(await request.json());
        return answer();
      }),
    );
    return sent;
  };

  it('is required by one press, is then shown on the page, and can be withdrawn', async () => {
    const api = serveDetail({ users: [mariam, { ...yao, passwordChangeRequired: false }] });
    const sent = serveRequirement(() => {
      const { required } = sent.at(-1) as { required: boolean };
      api.users = [mariam, { ...yao, passwordChangeRequired: required }];
      return HttpResponse.json({ success: true });
    });
    const { user } = openUserPage(url);
    await user.click(await screen.findByRole('button', { name }));
    expect(
      await screen.findByText('Un nouveau mot de passe sera exigé à la prochaine connexion.'),
    ).toBeVisible();
    await user.click(getButton("Ne plus l'exiger"));
    expect(await screen.findByRole('button', { name })).toBeEnabled();
    expect(sent).toEqual([{ required: true }, { required: false }]);
  });

  it('is not offered by a server that does not say whether it is required', async () => {
    serveDetail();
    openUserPage(url);
    expect(await screen.findByRole('button', { name: 'Envoyer un lien de réinitialisation' })).toBeVisible();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('cannot be required of oneself', async () => {
    serveDetail({ users: [{ ...mariam, passwordChangeRequired: false }, yao] });
    openUserPage(`/users/${mariam.id}?onglet=security`);
    expect(await screen.findByLabelText('Nouveau mot de passe')).toBeVisible();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('shows the refusal of the server, and stays as it was', async () => {
    serveDetail({ users: [mariam, { ...yao, passwordChangeRequired: false }] });
    serveRequirement(() => refuse(403, 'FORBIDDEN', 'Rôle supérieur au vôtre.'));
    const { user } = openUserPage(url);
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(/Rôle supérieur au vôtre/)).toBeVisible();
    expect(await screen.findByRole('button', { name })).toBeEnabled();
  });
});

describe('the password', () => {
  const rows: [string, string, string][] = [
    ['', '', 'Mot de passe minimum 8 caractères'],
    ['Court-1', 'Court-1', 'Mot de passe minimum 8 caractères'],
    ['x'.repeat(10_000), 'x'.repeat(10_000), 'Mot de passe maximum 128 caractères'],
    [strongPassword, '', 'Confirmation requise'],
    [strongPassword, 'Quai-N', 'Confirmation requise'],
    [strongPassword, 'Quai-Sud-2025', 'Les mots de passe ne correspondent pas'],
  ];
  it.each(rows)('%.10s confirmed by %.10s: %s [§5-15 §9-5]', async (password, confirmation, message) => {
    const api = serveDetail();
    const { user } = openUserPage(url);
    await openPasswordFields(user);
    const paste = async (label: string, text: string) => {
      await user.click(await screen.findByLabelText(label));
      if (text !== '') await user.paste(text);
    };
    await paste('Nouveau mot de passe', password);
    await paste('Confirmer le mot de passe', confirmation);
    await user.click(getSubmitButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['', 'Confirmation requise'],
    ['Quai-Sud-2025', 'Les mots de passe ne correspondent pas'],
  ])('confirmed by %j shows the error on the confirmation field [§5-15]', async (confirmation, message) => {
    serveDetail();
    const { user } = openUserPage(url);
    await fill(user, strongPassword, confirmation);
    await user.click(getSubmitButton());
    await waitFor(() =>
      expect(screen.getByLabelText('Confirmer le mot de passe')).toHaveAccessibleDescription(message),
    );
    expect(screen.getByLabelText('Nouveau mot de passe')).toBeValid();
  });

  it('shows its strength and lets both fields be seen', async () => {
    serveDetail();
    const { user } = openUserPage(url);
    await fill(user, strongPassword, strongPassword);
    expect(screen.getByRole('meter', { name: 'Robustesse du mot de passe' })).toHaveAttribute(
      'aria-valuetext',
      'Très fort',
    );
    await user.click(getButton('Afficher le nouveau mot de passe'));
    await user.click(getButton('Afficher la confirmation'));
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirmer le mot de passe')).toHaveAttribute('type', 'text');
  });

  it('warns that all active sessions end, then changes it [§1-4 §2-76 §5-29 §7-23 §8-40]', async () => {
    const api = serveDetail();
    const { user, location } = openUserPage(url);
    await fill(user, strongPassword, strongPassword);
    await user.click(getSubmitButton());
    expect(await findDialog()).toHaveTextContent('Toutes les sessions actives seront déconnectées.');
    await user.click(within(await findDialog()).getByRole('button', { name: 'Changer le mot de passe' }));
    expect(
      await screen.findByText('Mot de passe modifié avec succès ! Toutes les sessions ont été déconnectées.'),
    ).toBeVisible();
    expect(api.calls).toEqual([
      { call: 'PUT /users/yao/password', body: { password: strongPassword }, ifMatch: null },
    ]);
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveValue('');
    expect(location().pathname).toBe('/users/yao');
  });

  it("signs out and goes to /login after a change of one's own password [§8-40]", async () => {
    serveDetail();
    const { user, location } = openUserPage('/users/mariam?onglet=security', mariam);
    await user.type(await screen.findByLabelText('Nouveau mot de passe'), strongPassword);
    await user.type(await screen.findByLabelText('Confirmer le mot de passe'), strongPassword);
    expect(screen.queryByRole('button', { name: 'Envoyer un lien de réinitialisation' })).toBeNull();
    expect(screen.getByText(/la vôtre comprise/)).toBeVisible();
    await user.click(getSubmitButton());
    await user.click(within(await findDialog()).getByRole('button', { name: 'Changer le mot de passe' }));
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(localStorage.getItem('accessToken')).toBeNull();
    await expectToasts(['Mot de passe modifié avec succès ! Toutes les sessions ont été déconnectées.']);
  });

  it.each([
    [
      "the server's sentence, on the field too",
      refuse(422, 'PASSWORD_REFUSED', 'Mot de passe trop courant', {
        fields: { password: 'Mot de passe trop courant' },
      }),
      ['Erreur: Mot de passe trop courant'],
    ],
    [
      'the fallback',
      HttpResponse.json({}, { status: 500 }),
      ['Erreur: Impossible de modifier le mot de passe', 'Erreur serveur. Veuillez réessayer plus tard.'],
    ],
  ])('a refusal shows %s [§8-32 §8-64]', async (_name, answer, lines) => {
    serveDetail();
    server.use(http.put(apiPath('/users/:id/password'), () => answer));
    const { user } = openUserPage(url);
    await fill(user, strongPassword, strongPassword);
    await user.click(getSubmitButton());
    await user.click(within(await findDialog()).getByRole('button', { name: 'Changer le mot de passe' }));
    await expectToasts(lines);
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveValue(strongPassword);
  });

  it('is unavailable for a user of a higher role, with the reason', async () => {
    serveDetail();
    const { user } = openUserPage('/users/mariam?onglet=security', awa);
    await openPasswordFields(user);
    await screen.findByLabelText('Nouveau mot de passe');
    expect(getSubmitButton()).toHaveAccessibleDescription('Ce compte a un rôle supérieur au vôtre.');
  });
});

describe('the sessions', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
  const sessions = [
    buildSession(1, { userAgent: chrome, ipAddress: '10.0.0.7', lastSeenAt: new Date().toISOString() }),
    buildSession(2, { expiresAt: hoursFromNow(23.5) }),
    buildSession(3, { expiresAt: hoursFromNow(25) }),
  ];
  const list = async () => within(await screen.findByRole('list', { name: 'Sessions actives' }));
  const rowOf = async (name: string) =>
    (await list()).getAllByRole('listitem').find((row) => within(row).queryByText(name) !== null);
  const closing = (name: string) => screen.findByRole('button', { name: new RegExp(`^Fermer : ${name} `) });
  const confirmClosing = async (user: UserEvents) =>
    user.click(within(await findDialog()).getByRole('button', { name: 'Fermer la session' }));

  it('are numbered, show 20 characters of the token, and mark those that expire soon [§1-4 §2-76 §3-16 §4-26 §4-27 §7-24 §9-16 §9-17]', async () => {
    serveDetail({ sessions });
    openUserPage(url);
    expect((await list()).getAllByRole('listitem')).toHaveLength(3);
    expect(await rowOf('Session actuelle')).toHaveTextContent('s1-abcdefghijklmnopq');
    expect(await rowOf('Session actuelle')).not.toHaveTextContent('s1-abcdefghijklmnopqr');
    expect(await rowOf('Session 2')).toHaveTextContent('Expire bientôt');
    expect(await rowOf('Session 2')).toHaveTextContent('(dans 23 h)');
    expect(await rowOf('Session 3')).not.toHaveTextContent('Expire bientôt');
    expect(await rowOf('Session 3')).toHaveTextContent('Ouverte le 20/11/2026 08:00');
  });

  it('can be told apart by device, address and last activity; what the server does not say is a dash', async () => {
    serveDetail({ sessions });
    openUserPage(url);
    const known = await rowOf('Session actuelle');
    expect(known).toHaveTextContent(/^Chrome 131 sur Linux/);
    expect(known).toHaveTextContent('Adresse 10.0.0.7Dernière activité il y a quelques minutes');
    expect(known).not.toHaveTextContent('Cet appareil');
    expect(await rowOf('Session 2')).toHaveTextContent(/^Appareil inconnu/);
    expect(await rowOf('Session 2')).toHaveTextContent('Adresse —Dernière activité —');
  });

  it('are deleted after a confirmation [§1-4 §3-16 §5-29 §7-25 §8-41]', async () => {
    const api = serveDetail({ sessions });
    const { user } = openUserPage(url);
    await user.click(await closing('Session 2'));
    expect(await findDialog()).toHaveTextContent(
      'Fermer cette session (Appareil inconnu, ouverte le 20/11/2026 08:00) ?',
    );
    await confirmClosing(user);
    expect(await screen.findByText('Session supprimée avec succès')).toBeVisible();
    expect(api.calls).toEqual([
      { call: 'DELETE /users/yao/sessions/session-2', body: undefined, ifMatch: null },
    ]);
    await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(2));
  });

  it("signs out after deletion of one's current session", async () => {
    serveDetail({ sessions });
    const { user, location } = openUserPage('/users/mariam?onglet=security');
    expect(await rowOf('Session actuelle')).toHaveTextContent('Cet appareil');
    await user.click(await closing('Session actuelle'));
    expect(await findDialog()).toHaveTextContent('Vous serez déconnecté de cet appareil.');
    await confirmClosing(user);
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('reports a session that no longer exists and refetches the list [§8-2 §8-64]', async () => {
    const api = serveDetail({ sessions });
    const { user } = openUserPage(url);
    await user.click(await closing('Session 3'));
    api.sessions = sessions.slice(0, 2);
    await confirmClosing(user);
    await expectToasts(['Erreur: Session introuvable', 'Ressource non trouvée.']);
    await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(2));
  });

  it('shows the fallback for a failure without a message [§8-33 §8-64]', async () => {
    serveDetail({ sessions });
    server.use(
      http.delete(apiPath('/users/:id/sessions/:session'), () => HttpResponse.json({}, { status: 500 })),
    );
    const { user } = openUserPage(url);
    await user.click(await closing('Session 3'));
    await confirmClosing(user);
    expect(await screen.findByText('Erreur: Impossible de supprimer la session')).toBeVisible();
  });

  it('shows Aucune session active without sessions [§8-47]', async () => {
    serveDetail();
    openUserPage(url);
    expect(await screen.findByText('Aucune session active')).toBeVisible();
    expect(
      screen.getByText("Cette personne n'est connectée nulle part.", { ignore: '[hidden]' }),
    ).toBeVisible();
  });
});
