import { chooseLanguage } from '@escale/i18n';
import {
  apiPath,
  apiState,
  buildAccessToken,
  buildUser,
  http,
  HttpResponse,
  refuse,
  screen,
  server,
  waitFor,
} from '@escale/testing';
import { renderAuth, toastTexts } from '../test-auth';

const email = 'awa.kone@escale.test';
const emailField = () => screen.findByRole('textbox', { name: 'Email professionnel' });
const passwordField = () => screen.findByLabelText('Mot de passe');
const submitButton = () => screen.getByRole('button', { name: 'Se connecter' });

const checkEmailHandler = (firstName: string, lastName: string) =>
  http.post(apiPath('/auth/check-email'), () =>
    HttpResponse.json({ success: true, data: { firstName, lastName } }),
  );
const loginHandler = (body: object) =>
  http.post(apiPath('/auth/login'), () => HttpResponse.json(body as Record<string, unknown>));

async function reachStep2() {
  server.use(checkEmailHandler('Awa', 'Koné'));
  const app = renderAuth({ pathname: '/login', state: { email } });
  await emailField();
  await app.user.click(screen.getByRole('button', { name: 'Continuer' }));
  await passwordField();
  return app;
}

afterEach(() => chooseLanguage('fr'));

describe('step 1', () => {
  it('labels the e-mail as a user name and sets the page title [§0-2 §1-10 §2-23 §2-24]', async () => {
    renderAuth('/login');
    expect(await emailField()).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByRole('heading', { level: 1, name: 'Identification' })).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByText('1. Identification')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('list', { name: 'Étapes de la connexion' })).toHaveTextContent(
      '1. Identification2. Authentification3. Vérification',
    );
    expect(document.title).toMatch(/^Connexion/);
  });

  it('has the focus in its field at once', async () => {
    renderAuth('/login');
    expect(await emailField()).toHaveFocus();
  });

  it('shows a refusal in the language that the user chooses afterwards', async () => {
    const { user } = renderAuth('/login');
    await emailField();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await screen.findByText('Adresse email requise')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('Email address required')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Work email' })).toHaveAccessibleDescription(/required/);
  });

  it.each([
    ['', 'Adresse email requise'],
    ['pas-une-adresse', 'Adresse email invalide'],
  ])('refuses %j without a call [§2-24 §5-1 §5-2]', async (typed, text) => {
    const { user } = renderAuth('/login');
    server.use(http.post(apiPath('/auth/check-email'), () => refuse(500, 'SERVER_ERROR', 'appelé')));
    if (typed !== '') await user.type(await emailField(), typed);
    else await emailField();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await emailField()).toHaveAccessibleDescription(text);
    expect(await emailField()).toHaveFocus();
    expect(await toastTexts()).toEqual([]);
  });

  it('sends the address trimmed and lower-cased [§1-3 §5-2 §7-3]', async () => {
    let sent: unknown;
    server.use(
      http.post(apiPath('/auth/check-email'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ success: true, data: { firstName: 'Awa', lastName: 'Koné' } });
      }),
    );
    const { user } = renderAuth('/login');
    await user.type(await emailField(), 'Awa.Kone@ESCALE.test');
    await user.keyboard('{Enter}');
    await passwordField();
    expect(sent).toEqual({ email });
  });

  it.each([
    [422, { error: 'Ce compte est suspendu' }, 'Ce compte est suspendu'],
    [422, { message: 'Adresse inconnue ici' }, 'Adresse inconnue ici'],
    [400, {}, 'Adresse email non trouvée'],
    [401, { success: false }, 'Adresse email non trouvée'],
    [200, { success: false, error: 'Compte fermé' }, 'Compte fermé'],
  ])('%i %j: shown in one toast and on the field [§2-26 §4-10 §8-7 §8-54]', async (status, body, text) => {
    server.use(http.post(apiPath('/auth/check-email'), () => HttpResponse.json(body, { status })));
    const { user } = renderAuth({ pathname: '/login', state: { email } });
    await emailField();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(async () => expect(await toastTexts()).toEqual([text]));
    expect(await emailField()).toHaveAccessibleDescription(text);
    expect(await emailField()).toHaveValue(email);
  });

  it.each([
    ['network', () => HttpResponse.error(), 'Erreur de connexion réseau.'],
    ['500', () => refuse(500, 'SERVER_ERROR', 'boum'), 'Erreur serveur. Veuillez réessayer plus tard.'],
    ['HTML', () => HttpResponse.html('<p>'), 'Erreur de connexion réseau.'],
    ['a proxy', () => HttpResponse.html('<p>', { status: 401 }), 'Erreur de connexion réseau.'],
  ])('%s: only the general toast, the field stays valid [§8-1 §8-4]', async (_name, answer, text) => {
    server.use(http.post(apiPath('/auth/check-email'), answer));
    const { user } = renderAuth({ pathname: '/login', state: { email } });
    await emailField();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(async () => expect(await toastTexts()).toEqual([text]));
    expect(await emailField()).toBeValid();
    expect(await emailField()).toHaveValue(email);
  });

  it('says at once that it cannot continue while the browser is offline', async () => {
    server.use(http.post(apiPath('/auth/check-email'), () => HttpResponse.error()));
    const { user } = renderAuth({ pathname: '/login', state: { email } });
    await emailField();
    window.dispatchEvent(new Event('offline'));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(async () => expect(await toastTexts()).toEqual(['Erreur de connexion réseau.']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continuer' })).toBeEnabled());
    window.dispatchEvent(new Event('online'));
  });
});

describe('step 2', () => {
  it('greets, shows the address, and supports password managers [§2-2 §2-23 §2-25 §3-6 §4-10 §7-3]', async () => {
    await reachStep2();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Authentification : Bonjour Awa Koné' }),
    ).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(await passwordField()).toHaveFocus();
    expect(await passwordField()).toHaveAttribute('autocomplete', 'current-password');
    const paired = document.querySelector('input[autocomplete=username]');
    expect(paired).toHaveValue(email);
    expect(paired).toHaveAttribute('readonly');
    expect(screen.getByText('2. Authentification')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('checkbox', { name: 'Se souvenir de moi sur cet appareil' })).not.toBeChecked();
  });

  it('greets without a name when the server sends none', async () => {
    const { user } = renderAuth({ pathname: '/login', state: { email } });
    server.use(checkEmailHandler('', ''));
    await emailField();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await screen.findByRole('heading', { name: /Bonjour$/ })).toBeVisible();
  });

  it('shows and hides the password [§2-25]', async () => {
    const { user } = await reachStep2();
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(await passwordField()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(await passwordField()).toHaveAttribute('type', 'password');
  });

  it('warns of caps lock [§2-25]', async () => {
    const { user } = await reachStep2();
    await user.keyboard('{CapsLock}a');
    expect(screen.getByText('Verrouillage Maj activé')).toBeVisible();
  });

  it("'Changer d'email' returns to step 1 and clears the password [§2-25 §4-10]", async () => {
    const { user } = await reachStep2();
    await user.type(await passwordField(), 'secret');
    await user.click(screen.getByRole('button', { name: "Changer d'email" }));
    expect(await emailField()).toHaveValue(email);
    expect(await emailField()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await passwordField()).toHaveValue('');
  });

  it('passes the address on to /forgot-password [§2-25]', async () => {
    const { user, location } = await reachStep2();
    await user.click(screen.getByRole('link', { name: 'Mot de passe oublié ?' }));
    expect(location()).toMatchObject({ pathname: '/forgot-password', state: { email } });
  });

  it('refuses an empty password without a call [§5-3]', async () => {
    const { user } = await reachStep2();
    await user.click(submitButton());
    expect(await passwordField()).toHaveAccessibleDescription('Mot de passe requis');
    expect(await toastTexts()).toEqual([]);
  });

  it('sends e-mail, password and remember once [§1-3 §3-6 §7-4 §8-8]', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(apiPath('/auth/login'), async ({ request }) => {
        sent.push(await request.json());
        return refuse(422, 'BAD_CREDENTIALS', 'Mot de passe incorrect');
      }),
    );
    const { user } = await reachStep2();
    await user.type(await passwordField(), ' secret ');
    await user.click(screen.getByRole('checkbox'));
    await user.dblClick(submitButton());
    await waitFor(async () => expect(await toastTexts()).toEqual(['Mot de passe incorrect']));
    expect(sent).toEqual([{ email, password: ' secret ', remember: true }]);
    expect(await passwordField()).toHaveAccessibleDescription('Mot de passe incorrect');
  });

  it.each([
    [{ message: 'Mot de passe périmé' }, 'Mot de passe périmé'],
    [{}, 'Mot de passe incorrect'],
  ])('a refusal without error field, %j: shown in one toast and on the field [§8-54]', async (body, text) => {
    server.use(http.post(apiPath('/auth/login'), () => HttpResponse.json(body, { status: 400 })));
    const { user } = await reachStep2();
    await user.type(await passwordField(), 'secret{Enter}');
    await waitFor(async () => expect(await toastTexts()).toEqual([text]));
    expect(await passwordField()).toHaveAccessibleDescription(text);
  });

  it.each([
    [401, 'UNAUTHENTICATED', 'Identifiants refusés', ['Identifiants refusés']],
    [429, 'TOO_MANY_REQUESTS', 'Trop de tentatives.', ['Trop de tentatives.']],
    [403, 'FORBIDDEN', 'Compte fermé', ['Compte ferméAccès interdit.']],
  ] as const)('%i is shown like any other refusal [§8-54]', async (status, code, error, toasts) => {
    server.use(http.post(apiPath('/auth/login'), () => refuse(status, code, error)));
    const { user } = await reachStep2();
    await user.type(await passwordField(), 'secret{Enter}');
    await waitFor(async () => expect(await toastTexts()).toEqual(toasts));
    expect(await passwordField()).toHaveAccessibleDescription(error);
    expect(await passwordField()).toHaveFocus();
  });

  it.each([
    ['neither code nor token', { success: true }, 'Réponse inattendue du serveur'],
    ['a token without user', { accessToken: 'x' }, 'Données utilisateur manquantes'],
  ])('%s [§4-3 §8-9 §8-10]', async (_name, body, text) => {
    server.use(loginHandler(body));
    const { user, location } = await reachStep2();
    await user.type(await passwordField(), 'secret{Enter}');
    await waitFor(async () => expect(await toastTexts()).toEqual([text]));
    expect(location().pathname).toBe('/login');
    expect(await passwordField()).toHaveValue('secret');
  });

  it('opens the OTP page when a code is required [§2-28 §3-7 §3-9 §4-2 §4-4 §7-4]', async () => {
    const before = Date.now();
    server.use(loginHandler({ requiresOTP: true, email }));
    const { user, location } = await reachStep2();
    await user.type(await passwordField(), 'secret{Enter}');
    await waitFor(() => expect(location().pathname).toBe('/otp-verification'));
    expect(await toastTexts()).toEqual(['Code de vérification envoyé par email !']);
    const state = location().state as { timestamp: number };
    expect(state).toMatchObject({ email, secureTransition: true });
    expect(state.timestamp).toBeGreaterThanOrEqual(before);
    expect(await screen.findByLabelText('Code de vérification')).toHaveValue('');
  });

  it('replaces the sign-in page by the OTP page in the history [§4-4]', async () => {
    server.use(checkEmailHandler('Awa', 'Koné'), loginHandler({ requiresOTP: true, email }));
    const { user, location, navigate } = renderAuth([
      '/forgot-password',
      { pathname: '/login', state: { email } },
    ]);
    await emailField();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await user.type(await passwordField(), 'secret{Enter}');
    await screen.findByLabelText('Code de vérification');
    await waitFor(() => expect(location().state).toMatchObject({ guarded: true }));
    // The OTP page adds one history entry of its own, so two steps back lead to the entry before the sign-in.
    await navigate(-2);
    expect(location().pathname).toBe('/forgot-password');
  });

  it('signs in at once when the response has user and token [§2-29 §3-7 §3-8 §4-1 §4-2 §4-4 §7-4]', async () => {
    const user = buildUser();
    server.use(loginHandler({ user, accessToken: buildAccessToken(user.id) }));
    const app = await reachStep2();
    apiState.user = user;
    await app.user.type(await passwordField(), 'secret{Enter}');
    await waitFor(() => expect(app.location().pathname).toBe('/modules'));
    expect(app.location().state).toEqual({ afterSignIn: true });
    expect(await toastTexts()).toEqual(['Bienvenue !']);
    expect(localStorage.getItem('accessToken')).toMatch(/^test\./);
    await app.navigate(-1);
    expect(app.location().pathname).toBe('/modules');
  });
});

describe('after a session has ended', () => {
  it.each([
    ['CLOSED_BY_ADMINISTRATOR', 'Un administrateur a fermé votre session.'],
    ['EXPIRED', 'Votre session a expiré : reconnectez-vous.'],
    [undefined, 'Votre session a pris fin.'],
    ['<b>Appelez le 0800</b>', 'Votre session a pris fin.'],
  ])('%s: says why, once', async (reason, text) => {
    const { location } = renderAuth({ pathname: '/login', state: { sessionEnded: true, reason } });
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(location().state).toBeNull());
    expect(screen.getByText(text)).toBeVisible();
    expect(await emailField()).toHaveFocus();
  });

  it('says nothing when only the address claims it', async () => {
    renderAuth('/login?sessionEnded=true&reason=EXPIRED');
    await emailField();
    expect(screen.queryByText(/Votre session/)).toBeNull();
  });
});
