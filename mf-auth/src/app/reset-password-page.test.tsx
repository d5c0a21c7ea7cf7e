import {
  apiPath,
  buildAccessToken,
  http,
  HttpResponse,
  refuse,
  screen,
  server,
  waitFor,
} from '@escale/testing';
import { renderAuth, toastTexts } from '../test-auth';

const strongPassword = 'Quai-Nord-2025';
const passwordField = () => screen.findByLabelText('Nouveau mot de passe');
const confirmationField = () => screen.getByLabelText('Confirmer le mot de passe');
const submitButton = () => screen.getByRole('button', { name: 'Réinitialiser le mot de passe' });

async function fillForm(password = strongPassword, confirmed = password, url = '/reset-password?token=abc') {
  const app = renderAuth(url);
  await app.user.type(await passwordField(), password);
  if (confirmed !== '') await app.user.type(confirmationField(), confirmed);
  return app;
}

describe('the link', () => {
  it('leaves the address bar at load and survives a reload in the history entry [§2-31]', async () => {
    const { location } = renderAuth('/reset-password?token=abc&invitation=true');
    await passwordField();
    await waitFor(() => expect(location().search).toBe(''));
    expect(location().state).toEqual({ token: 'abc', isInvitation: true });
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      'abc',
    );
  });

  it('still opens the form after a reload', async () => {
    renderAuth({ pathname: '/reset-password', state: { token: 'abc', isInvitation: true } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Activation de votre compte' }),
    ).toBeVisible();
    expect(await passwordField()).toHaveFocus();
  });

  it.each(['', '?token=', '?invitation=true'])(
    'shows the invalid-link screen when missing (%j) [§2-33 §2-35 §4-15 §8-17 §8-58]',
    async (query) => {
      renderAuth(`/reset-password${query}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Lien invalide' })).toBeVisible();
      expect(screen.getByText('Token manquant')).toBeVisible();
      expect(
        screen.getByText(
          'Le lien a expiré (48 heures pour une invitation, 1 heure pour une réinitialisation).',
        ),
      ).toBeVisible();
      expect(screen.getByText('Le lien a déjà été utilisé.')).toBeVisible();
      expect(screen.getByText('Le compte a déjà été activé ou modifié.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
      expect(screen.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute('href', '/login');
    },
  );

  it('shows the invalid-link screen when the server refuses it [§2-33 §8-17]', async () => {
    server.use(
      http.post(apiPath('/auth/reset-password'), () => refuse(422, 'LINK_INVALID', 'Lien plus valable.')),
    );
    const { user, location } = await fillForm();
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Lien invalide' })).toHaveFocus();
    expect(screen.getByText("Ce lien n'est plus valable. Causes possibles :")).toBeVisible();
    expect(screen.queryByText('Lien plus valable.')).not.toBeInTheDocument();
    expect(screen.queryByText('Token manquant')).not.toBeInTheDocument();
    expect(location().state).toEqual({ refused: true });
  });
});

describe('a link that is checked on opening', () => {
  const answerCheck = (answer: () => Response) => {
    const asked: unknown[] = [];
    server.use(
      http.post(apiPath('/auth/check-link'), async ({ request }) => {
        asked.push([await request.json(), new URL(request.url).search]);
        return answer();
      }),
    );
    return asked;
  };

  it.each(['', '&invitation=true'])(
    'is reported as invalid before a password is typed (%j)',
    async (kind) => {
      const asked = answerCheck(() => refuse(400, 'LINK_INVALID', 'Lien plus valable.'));
      const { location } = renderAuth(`/reset-password?token=abc${kind}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Lien invalide' })).toBeVisible();
      await waitFor(() => expect(location().state).toEqual({ refused: true }));
      expect(location().search).toBe('');
      expect(asked).toEqual([[{ token: 'abc' }, '']]);
      expect(screen.queryByText('Lien plus valable.')).not.toBeInTheDocument();
      expect(screen.queryByText('Token manquant')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['does not know the call', () => HttpResponse.json({ success: false }, { status: 404 })],
    ['has been asked too often', () => refuse(429, 'TOO_MANY_REQUESTS', 'Trop de tentatives.')],
    ['fails', () => HttpResponse.json({}, { status: 500 })],
    ['is not reached', () => HttpResponse.error()],
  ])('shows the form when the server %s', async (_what, answer) => {
    const asked = answerCheck(answer);
    renderAuth('/reset-password?token=abc');
    expect(await passwordField()).toHaveFocus();
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('strength', () => {
  it.each([
    ['a', 'Très faible'],
    ['aB', 'Faible'],
    ['aB1', 'Moyen'],
    ['aB1!', 'Fort'],
    ['aB1!aB1!', 'Très fort'],
  ])('%s is %s [§2-32 §5-24]', async (password, label) => {
    await fillForm(password, '');
    expect(screen.getByRole('meter', { name: 'Robustesse du mot de passe' })).toHaveAttribute(
      'aria-valuetext',
      label,
    );
    expect(screen.getByText(label)).toBeVisible();
  });

  it('has no label before the first character; submit is enabled from 3 on [§5-25 §9-6]', async () => {
    const { user } = renderAuth('/reset-password?token=abc');
    const field = await passwordField();
    expect(screen.queryByText('Très faible')).not.toBeInTheDocument();
    expect(submitButton()).toBeDisabled();
    await user.type(field, 'aB');
    expect(submitButton()).toBeDisabled();
    await user.type(field, '1');
    expect(submitButton()).toBeEnabled();
  });

  it('marks the criteria that are met [§2-32 §5-23]', async () => {
    await fillForm('abc1', '');
    const criteria = screen.getByRole('list', { name: 'Critères de sécurité' });
    expect([...criteria.children].map((item) => item.textContent.replace(/\s/g, ' '))).toEqual([
      'Au moins 8 caractères : à remplir',
      'Une lettre majuscule : à remplir',
      'Une lettre minuscule : rempli',
      'Un chiffre : rempli',
      'Un caractère spécial : à remplir',
    ]);
  });
});

describe('the form', () => {
  it('shows and hides each password separately [§2-32]', async () => {
    const { user } = await fillForm();
    await user.click(screen.getByRole('button', { name: 'Afficher la confirmation' }));
    expect(confirmationField()).toHaveAttribute('type', 'text');
    expect(await passwordField()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Afficher le nouveau mot de passe' })).toBeVisible();
    expect(confirmationField()).toHaveAttribute('autocomplete', 'new-password');
  });

  it.each([
    [strongPassword, '', 'Confirmation requise'],
    [strongPassword, 'court', 'Confirmation requise'],
    [strongPassword, 'Quai-Nord-2026', 'Les mots de passe ne correspondent pas'],
  ])('%s confirmed by %j [§3-6 §5-6 §5-7]', async (password, confirmed, text) => {
    const { user } = await fillForm(password, confirmed);
    await user.click(submitButton());
    await waitFor(() => expect(confirmationField()).toHaveAccessibleDescription(text));
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('requires 8 characters [§5-5 §9-5]', async () => {
    const { user } = await fillForm('aB1!', 'aB1!');
    await user.click(submitButton());
    expect(await passwordField()).toHaveAccessibleDescription('Mot de passe minimum 8 caractères');
  });

  it('clears the mismatch when the first field is corrected [§5-7]', async () => {
    const { user } = await fillForm(strongPassword, `${strongPassword}!`);
    await user.click(submitButton());
    await waitFor(() => expect(confirmationField()).toBeInvalid());
    await user.type(await passwordField(), '!');
    await waitFor(() => expect(confirmationField()).toBeValid());
  });

  it.each([
    ['/reset-password?token=abc', false, 'Réinitialiser le mot de passe', 'Mot de passe réinitialisé'],
    ['/reset-password?token=abc&invitation=true', true, 'Activer mon compte', 'Compte activé'],
  ])(
    '%s: sent once, then the success screen [§1-3 §2-4 §2-31 §2-33 §2-34 §3-6 §4-15 §7-8]',
    async (url, isInvitation, button, title) => {
      const sent: unknown[] = [];
      server.use(
        http.post(apiPath('/auth/reset-password'), async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json({ success: true });
        }),
      );
      const { user, location } = await fillForm(strongPassword, strongPassword, url);
      await user.dblClick(screen.getByRole('button', { name: button }));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
      expect(sent).toEqual([{ token: 'abc', password: strongPassword, isInvitation }]);
      expect(screen.getByText('Toutes les sessions actives ont été déconnectées.')).toBeVisible();
      expect(screen.queryAllByRole('status')).toHaveLength(isInvitation ? 0 : 1);
      expect(location().state).toEqual({ done: true, isInvitation });
      await user.click(screen.getByRole('link', { name: 'Se connecter maintenant' }));
      expect(location().pathname).toBe('/login');
    },
  );

  it('signs out the user of this browser', async () => {
    let signedOut = 0;
    server.use(
      http.post(apiPath('/auth/logout'), () => {
        signedOut += 1;
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = await fillForm();
    localStorage.setItem('accessToken', buildAccessToken('user-1'));
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Mot de passe réinitialisé' });
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(signedOut).toBe(1);
  });

  it.each([
    [422, { error: 'Compte suspendu' }, 'Compte suspendu'],
    [401, { success: false }, 'Erreur lors de la réinitialisation'],
    [500, {}, 'Erreur lors de la réinitialisationErreur serveur. Veuillez réessayer plus tard.'],
  ])('%i %j keeps the form [§8-16 §8-58]', async (status, body, text) => {
    server.use(http.post(apiPath('/auth/reset-password'), () => HttpResponse.json(body, { status })));
    const { user } = await fillForm();
    await user.click(submitButton());
    await waitFor(async () => expect(await toastTexts()).toEqual([text]));
    expect(await passwordField()).toHaveValue(strongPassword);
  });

  it('shows a refused password on its field too', async () => {
    const reason = 'Ce mot de passe est trop répandu.';
    server.use(
      http.post(apiPath('/auth/reset-password'), () =>
        refuse(422, 'PASSWORD_REFUSED', reason, { fields: { password: reason } }),
      ),
    );
    const { user } = await fillForm();
    await user.click(submitButton());
    await waitFor(async () => expect(await toastTexts()).toEqual([reason]));
    expect(await passwordField()).toHaveAccessibleDescription(reason);
    expect(await passwordField()).toHaveFocus();
  });
});
