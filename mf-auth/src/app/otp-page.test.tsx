import {
  act,
  apiPath,
  apiState,
  fireEvent,
  http,
  HttpResponse,
  refuse,
  screen,
  server,
  waitFor,
} from '@escale/testing';
import { renderAuth, toastTexts } from '../test-auth';

const email = 'awa.kone@escale.test';
const pathname = '/otp-verification';
const minuteMs = 60_000;

beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  }),
);
afterEach(() => jest.useRealTimers());

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const newOtpState = () => ({ email, secureTransition: true, timestamp: Date.now() });
const codeField = () => screen.findByLabelText('Code de vérification');
const submitButton = () => screen.getByRole('button', { name: 'Vérifier le code' });
const resendButton = () => screen.getByRole('button', { name: /^Renvoyer le code/ });
const timer = () => screen.getByRole('timer');

async function openOtpPage(state: object = newOtpState()) {
  const app = renderAuth([{ pathname: '/' }, { pathname, state }]);
  await codeField();
  await waitFor(() => expect(app.location().state).toMatchObject({ guarded: true }));
  return app;
}

const respond = (path: string, status: number, body: object) =>
  server.use(http.post(apiPath(path), () => HttpResponse.json(body as Record<string, unknown>, { status })));

describe('entry', () => {
  it.each([
    ['no state', () => null, []],
    ['no e-mail, even unsafe and old', () => ({ timestamp: 0 }), []],
    ['no flag, even old', () => ({ email, timestamp: 0 }), ['Accès non autorisé à cette page']],
    [
      'older than 5 minutes',
      () => ({ ...newOtpState(), timestamp: Date.now() - 5 * minuteMs - 1 }),
      ['Session expirée. Veuillez vous reconnecter'],
    ],
    [
      'no timestamp',
      () => ({ email, secureTransition: true }),
      ['Session expirée. Veuillez vous reconnecter'],
    ],
    ['the sentinel, reached some other way', () => ({ sentinel: true }), []],
  ])(
    'redirects to /login: %s [§2-5 §2-28 §3-9 §4-11 §8-18 §8-19 §8-59 §9-4]',
    async (_name, state, toasts) => {
      const app = renderAuth({ pathname, state: state() });
      await screen.findByRole('heading', { name: 'Identification' });
      expect(app.location().pathname).toBe('/login');
      expect(await toastTexts()).toEqual(toasts);
    },
  );

  it('is allowed at exactly 5 minutes, and shows the address [§2-28 §4-11 §9-4]', async () => {
    await openOtpPage({ ...newOtpState(), timestamp: Date.now() - 5 * minuteMs });
    expect(screen.getByRole('heading', { level: 1, name: 'Vérification du code' })).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(await codeField()).toHaveFocus();
    expect(document.title).toMatch(/^Vérification du code/);
  });

  it('shows the number of attempts [§9-3]', async () => {
    await openOtpPage();
    expect(screen.getByText(/3 tentatives au maximum\./)).toBeVisible();
    expect(screen.getByText('3. Vérification')).toHaveAttribute('aria-current', 'step');
  });

  it('is not checked again while typing', async () => {
    const { user, location } = await openOtpPage();
    advanceTime(10 * minuteMs);
    await user.type(await codeField(), '12345');
    expect(location().pathname).toBe(pathname);
  });
});

describe('Back', () => {
  it('is blocked once and leads to /login; the history no longer holds the OTP page [§4-12 §8-20 §8-59]', async () => {
    const { navigate, location } = await openOtpPage();
    await navigate(-1);
    await screen.findByRole('heading', { name: 'Identification' });
    expect(location().pathname).toBe('/login');
    expect(await toastTexts()).toEqual(['Navigation arrière bloquée pour sécurité. Déconnexion...']);
    await navigate(1);
    expect(location().pathname).toBe('/login');
    await navigate(-1);
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(await toastTexts()).toHaveLength(1);
  });

  it('is still blocked after a reload [§8-20]', async () => {
    const state = { ...newOtpState(), guarded: true };
    const { navigate, location } = renderAuth([
      { pathname, state: { sentinel: true } },
      { pathname, state },
    ]);
    await codeField();
    await navigate(-1);
    await screen.findByRole('heading', { name: 'Identification' });
    expect(location().pathname).toBe('/login');
    expect(await toastTexts()).toEqual(['Navigation arrière bloquée pour sécurité. Déconnexion...']);
  });

  it('by the link keeps the address and leaves no OTP page in the history [§2-27]', async () => {
    const { user, navigate, location } = await openOtpPage();
    await user.click(screen.getByRole('link', { name: 'Retour à la connexion' }));
    expect(location()).toMatchObject({ pathname: '/login', state: { email } });
    await navigate(-1);
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(await toastTexts()).toEqual([]);
  });
});

describe('countdown', () => {
  it('runs from 15 minutes to Code expiré, with few announcements [§2-27 §4-13 §9-3]', async () => {
    await openOtpPage();
    expect(timer()).toHaveTextContent('15 min 00 s');
    advanceTime(1_000);
    expect(timer()).toHaveTextContent('14 min 59 s');
    const spoken = timer().querySelector('[role=status]');
    expect(spoken).toBeEmptyDOMElement();
    advanceTime(10 * minuteMs);
    expect(spoken).toHaveTextContent('Il reste 5 minutes.');
    advanceTime(5 * minuteMs);
    expect(spoken).toHaveTextContent('Code expiré');
    expect(timer()).not.toHaveTextContent('valable');
  });

  it('counts from the timestamp, so a reload does not restart it', async () => {
    await openOtpPage({ ...newOtpState(), timestamp: Date.now() - 3 * minuteMs, guarded: true });
    expect(timer()).toHaveTextContent('12 min 00 s');
  });

  it('keeps the lifetime set by the server after a reload', async () => {
    const timestamp = Date.now() - minuteMs;
    await openOtpPage({ ...newOtpState(), timestamp, validitySeconds: 300, resendAt: timestamp + 90_000 });
    expect(timer()).toHaveTextContent('4 min 00 s');
    expect(resendButton()).toHaveTextContent('30 s');
  });
});

describe('resend', () => {
  it('waits 60 s, then applies lifetime and wait of the server and replaces the history entry [§2-27 §3-7 §4-14 §7-6 §9-3]', async () => {
    respond('/auth/resend-otp', 200, {
      success: true,
      otpConfig: { validityMinutes: 10, cooldownSeconds: 30 },
    });
    const { user, location, navigate } = await openOtpPage();
    expect(resendButton()).toBeDisabled();
    advanceTime(60_000);
    expect(resendButton()).toBeEnabled();
    await user.type(await codeField(), '123');
    await user.click(resendButton());
    await waitFor(() => expect(timer()).toHaveTextContent('10 min 00 s'));
    expect(await codeField()).toHaveValue('');
    expect(await codeField()).toHaveFocus();
    expect(resendButton()).toBeDisabled();
    expect(resendButton()).toHaveTextContent('30 s');
    expect(location().state).toMatchObject({ email, secureTransition: true, timestamp: Date.now() });
    advanceTime(30_000);
    expect(resendButton()).toBeEnabled();
    await navigate(-1);
    expect(location().pathname).toBe('/login');
  });

  it('defaults to 15 minutes and 60 s [§3-7 §4-14 §9-3]', async () => {
    respond('/auth/resend-otp', 200, { success: true });
    const { user } = await openOtpPage();
    advanceTime(14 * minuteMs);
    await user.click(resendButton());
    await waitFor(() => expect(timer()).toHaveTextContent('15 min 00 s'));
    expect(resendButton()).toHaveTextContent('60 s');
  });

  it('shows the wait of a 429 [§3-7 §8-12 §8-56]', async () => {
    server.use(
      http.post(apiPath('/auth/resend-otp'), () =>
        refuse(429, 'TOO_MANY_REQUESTS', 'Trop tôt', { cooldownSeconds: 42 }),
      ),
    );
    const { user } = await openOtpPage();
    advanceTime(2 * minuteMs);
    await user.click(resendButton());
    const text = 'Veuillez attendre 42 secondes avant de demander un nouveau code';
    await waitFor(async () => expect(await toastTexts()).toEqual([text]));
    expect(resendButton()).toBeDisabled();
    expect(timer()).toHaveTextContent('13 min 00 s');
    advanceTime(42_000);
    expect(resendButton()).toBeEnabled();
  });

  it.each([
    [422, { error: 'Connexion introuvable' }, 'Connexion introuvable'],
    [422, { message: 'Plus de code' }, 'Plus de code'],
    [429, {}, 'Erreur lors du renvoi du code'],
    [500, {}, 'Erreur lors du renvoi du codeErreur serveur. Veuillez réessayer plus tard.'],
  ])('%i %j [§8-13 §8-56]', async (status, body, text) => {
    respond('/auth/resend-otp', status, body);
    const { user } = await openOtpPage();
    advanceTime(2 * minuteMs);
    await user.click(resendButton());
    await waitFor(async () => expect(await toastTexts()).toEqual([text]));
    expect(resendButton()).toBeEnabled();
  });
});

describe('the code', () => {
  it('is sent with the address, once [§3-6 §5-8]', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(apiPath('/auth/verify-otp'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, user: apiState.account, accessToken: 'h.p.s' });
      }),
    );
    const { user, location } = await openOtpPage();
    expect(await codeField()).toHaveAttribute('inputmode', 'numeric');
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(location().pathname).toBe('/modules'));
    expect(sent).toEqual([{ email, otpCode: '123456' }]);
  });

  it.each(['', '12345'])('%j is refused without a call [§5-8]', async (typed) => {
    server.use(http.post(apiPath('/auth/verify-otp'), () => refuse(500, 'SERVER_ERROR', 'appelé')));
    const { user } = await openOtpPage();
    if (typed !== '') await user.type(await codeField(), typed);
    fireEvent.submit(screen.getByRole('form', { name: 'Vérification du code' }));
    await waitFor(async () =>
      expect(await codeField()).toHaveAccessibleDescription(
        expect.stringContaining('Le code doit faire exactement 6 chiffres'),
      ),
    );
    expect(await toastTexts()).toEqual([]);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['leaving the field', '{Shift>}{Tab}{/Shift}'],
  ])('with three digits shows an error on %s, until the next digit is typed', async (_name, keys) => {
    const { user } = await openOtpPage();
    await user.type(await codeField(), `123${keys}`);
    const text = 'Le code doit faire exactement 6 chiffres';
    expect(await screen.findByText(text)).toBeVisible();
    await user.type(await codeField(), '4');
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    expect(await toastTexts()).toEqual([]);
  });

  it('shows the text of a refusal that the server sends with status 200', async () => {
    respond('/auth/verify-otp', 200, { success: false, error: 'Ce code a expiré.' });
    const { user } = await openOtpPage();
    await user.type(await codeField(), '123456{Enter}');
    await waitFor(async () => expect(await toastTexts()).toEqual(['Ce code a expiré.']));
    expect(await codeField()).toHaveAccessibleDescription(expect.stringContaining('Ce code a expiré.'));
  });

  it('accepts a pasted sentence; submit requires six digits [§2-5 §2-27 §5-8 §5-26]', async () => {
    server.use(http.post(apiPath('/auth/verify-otp'), () => HttpResponse.error()));
    const { user } = await openOtpPage();
    expect(submitButton()).toBeDisabled();
    await user.paste('Votre code : 123 456');
    expect(await codeField()).toHaveValue('123456');
    expect(submitButton()).toBeEnabled();
    await user.keyboard('{Backspace}');
    expect(submitButton()).toBeDisabled();
  });

  it('is extracted from a pasted mail; a mail without a code sends nothing [§2-27]', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(apiPath('/auth/verify-otp'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.error();
      }),
    );
    const { user } = await openOtpPage();
    await codeField();
    await user.paste('27/11/2026 11:20, Escale : votre code');
    expect(await screen.findByText(/^Aucun code de 6 chiffres/)).toBeVisible();
    expect(await codeField()).toHaveValue('');
    await user.paste('27/11/2026 11:20, Escale : votre code est ٢٦٧٤٥٣.');
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ otpCode: '267453' })]));
  });

  it.each([
    [400, { error: 'Il vous reste 2 tentatives.' }, 'Il vous reste 2 tentatives.'],
    [401, { success: false }, 'Code de vérification invalide'],
  ])(
    'refused (%i): shown on the field and in one toast, then cleared [§8-11 §8-55]',
    async (status, body, text) => {
      respond('/auth/verify-otp', status, body);
      const { user } = await openOtpPage();
      await user.type(await codeField(), '123456{Enter}');
      await waitFor(async () => expect(await toastTexts()).toEqual([text]));
      expect(await codeField()).toHaveAccessibleDescription(text);
      expect(screen.queryByText(/3 tentatives au maximum/)).toBeNull();
      expect(await codeField()).toHaveValue('');
      expect(await codeField()).toHaveFocus();
      expect(submitButton()).toBeDisabled();
    },
  );

  it('is kept, without a field error, when the network fails, and sent again only on demand [§8-4]', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(apiPath('/auth/verify-otp'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.error();
      }),
    );
    const { user } = await openOtpPage();
    await user.type(await codeField(), '123456');
    await waitFor(async () => expect(await toastTexts()).toEqual(['Erreur de connexion réseau.']));
    expect(await codeField()).toHaveValue('123456');
    expect(await codeField()).toBeValid();
    await user.type(await codeField(), '7');
    expect(sent).toHaveLength(1);
    await user.click(submitButton());
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is sent again under the same key after a lost answer; another code has another key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(apiPath('/auth/verify-otp'), ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    const { user } = await openOtpPage();
    await user.type(await codeField(), '123456');
    await waitFor(() => expect(keys).toHaveLength(1));
    await user.click(submitButton());
    await waitFor(() => expect(keys).toHaveLength(2));
    await user.clear(await codeField());
    await user.type(await codeField(), '654321');
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toMatch(/^"\w{16,}"$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('accepted, but without a user in the response [§7-5 §8-9]', async () => {
    respond('/auth/verify-otp', 200, { success: true });
    const { user, location } = await openOtpPage();
    await user.type(await codeField(), '123456{Enter}');
    await waitFor(async () => expect(await toastTexts()).toEqual(['Données utilisateur manquantes']));
    expect(location().pathname).toBe(pathname);
  });

  it('accepted: signs in, greets by first name, opens the home; Back does not reach the OTP page [§1-3 §2-29 §4-4 §4-5 §7-5]', async () => {
    const { user, location, navigate } = await openOtpPage();
    await user.type(await codeField(), '123456{Enter}');
    await waitFor(() => expect(location().pathname).toBe('/modules'));
    expect(location().state).toEqual({ afterSignIn: true });
    expect(await toastTexts()).toEqual([`Bienvenue ${apiState.account.firstName} !`]);
    await navigate(-1);
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(await toastTexts()).toHaveLength(1);
  });
});
