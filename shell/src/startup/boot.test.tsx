/** @jest-environment-options {"styles": true} */
import { limits, paths, publicAuthPaths } from '@escale/contracts';
import { fireEvent, render, screen, waitFor } from '@escale/testing';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const bootScript = readFileSync(path.join(import.meta.dirname, 'boot.js'), 'utf8');

interface FileLists {
  screenFiles?: string;
  firstFiles?: string;
}

function runBootScript(address: string, token: string | null = null, lists: FileLists = {}): void {
  window.history.replaceState(null, '', address);
  const script = document.createElement('script');
  Object.assign(script.dataset, lists);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  if (token !== null) localStorage.setItem('accessToken', token);
  window.eval(bootScript);
}

const shownScreen = () => document.documentElement.dataset.first;

beforeEach(() => {
  document.head.replaceChildren();
  window.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  localStorage.clear();
  delete document.documentElement.dataset.first;
  Object.assign(document.documentElement, { lang: 'fr', dir: 'ltr' });
  render(
    <section data-screen="sign-in">
      <form>
        <input name="email" aria-label="Email" />
        <button type="submit">Continuer</button>
      </form>
    </section>,
  );
});

it.each(['/login', '/login/', '/login?from=mail'])('%s shows the sign-in to visitors', (address) => {
  runBootScript(address);
  expect(shownScreen()).toBe('sign-in');
});

it.each(['en', 'ar'])(
  '/login shows no French to a user who chose %s, and preloads the files of the page',
  (language) => {
    localStorage.setItem('escale.language', language);
    runBootScript('/login', null, { screenFiles: JSON.stringify({ 'sign-in': ['/sign-in.js'] }) });
    expect(shownScreen()).toBeUndefined();
    expect(document.documentElement).toHaveAttribute('lang', language);
    expect(document.documentElement).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    expect(document.querySelector('link[rel=preload][href="/sign-in.js"]')).not.toBeNull();
  },
);

it('requests the packages that run last only once, after one of the first files has loaded', () => {
  runBootScript('/login', null, { screenFiles: JSON.stringify({ last: ['/last.js'] }) });
  const [first, second, other] = ['data-first-load', 'data-first-load', 'data-other'].map((mark) => {
    const link = document.createElement('link');
    link.setAttribute(mark, '');
    document.head.append(link);
    return link;
  });
  const asked = () => document.querySelectorAll('link[rel=preload][as=script][href="/last.js"]').length;
  fireEvent.load(other!);
  expect(asked()).toBe(0);
  fireEvent.load(first!);
  fireEvent.load(second!);
  expect(asked()).toBe(1);
});

it.each(['/', '/modules', '/users/7', ...publicAuthPaths.filter((one) => one !== paths.login)])(
  '%s shows nothing to visitors',
  (address) => {
    runBootScript(address);
    expect(shownScreen()).toBeUndefined();
  },
);

it.each(['/', '/modules', '/users/7', '/login', '/forgot-password'])(
  '%s shows the frame to people with a session',
  (address) => {
    runBootScript(address, 'token');
    expect(shownScreen()).toBe('frame');
  },
);

it.each(['/otp-verification', '/reset-password', '/confirm-email/', '/report-sign-in'])(
  '%s shows nothing to people with a session',
  (address) => {
    runBootScript(address, 'token');
    expect(shownScreen()).toBeUndefined();
  },
);

it('keeps an early press, makes the button busy and stays on the page', () => {
  runBootScript('/login');
  const form = document.querySelector('form')!;
  expect(fireEvent.submit(form)).toBe(false);
  expect(form).toHaveAttribute('data-pressed');
  const button = screen.getByRole('button', { name: 'Continuer' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('keeps the last language that is chosen early', () => {
  runBootScript('/login');
  render(
    <div data-screen="sign-in">
      <button type="button" lang="fr" aria-pressed>
        Français
      </button>
      <button type="button" lang="en" aria-pressed={false}>
        English
      </button>
      <button type="button" lang="ar" aria-pressed={false}>
        العربية
      </button>
    </div>,
  );
  for (const name of ['English', 'العربية']) fireEvent.click(screen.getByRole('button', { name }));
  expect(document.documentElement.dataset.chosen).toBe('ar');
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('العربية');
  delete document.documentElement.dataset.chosen;
});

it('does not fail on events without the properties of their type, whatever their target', () => {
  runBootScript('/login');
  const thrown: unknown[] = [];
  const note = ({ error }: ErrorEvent) => error !== undefined && thrown.push(error);
  window.addEventListener('error', note);
  const form = document.querySelector('form')!;
  form.querySelector('button')?.remove();
  for (const type of ['load', 'submit', 'click', 'compositionstart', 'compositionend', 'error'])
    for (const target of [document, document.body, form])
      target.dispatchEvent(new Event(type, { bubbles: true }));
  window.removeEventListener('error', note);
  expect(thrown).toEqual([]);
  fireEvent(screen.getByRole('textbox'), new Event('compositionstart', { bubbles: true }));
  expect(screen.getByRole('textbox')).not.toHaveAttribute('data-composing');
});

it('leaves the forms of the application alone', () => {
  runBootScript('/login');
  render(<form aria-label="Live" />);
  expect(fireEvent.submit(screen.getByRole('form', { name: 'Live' }))).toBe(true);
});

it('marks a field while a character is being composed', () => {
  runBootScript('/login');
  const field = screen.getByRole('textbox');
  fireEvent.compositionStart(field);
  expect(field).toHaveAttribute('data-composing');
  fireEvent.compositionEnd(field);
  expect(field).not.toHaveAttribute('data-composing');
});

it.each([
  ['a file of the shell', '/main.0123456789ab.js', 'failed'],
  ['a file of a module, which the application tries again', '/modules/auth/1.0.0/page.js', 'sign-in'],
])('%s that does not arrive: %s', (_what, src, shown) => {
  runBootScript('/login');
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: new URL(src, location.href).href });
  document.head.append(script);
  fireEvent.error(script);
  script.remove();
  expect(shownScreen()).toBe(shown);
});

describe('the first files of the page of a screen', () => {
  const lists = {
    screenFiles: JSON.stringify({ frame: ['/http.js'], 'sign-in': ['/forms.js'] }),
    firstFiles: JSON.stringify([
      ['fetch', '/modules/auth/1/descriptor.json', 'sha384-a'],
      ['script', '/modules/auth/1/entry.js', 'sha384-b'],
    ]),
  };

  const preloads = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) =>
      ['as', 'href', 'integrity'].flatMap((name) => link.getAttribute(name) ?? []).join(' '),
    );

  afterEach(() => document.head.replaceChildren());

  it('of the sign-in: its forms, and the module under the digests that the loader demands', () => {
    runBootScript('/login', null, lists);
    expect(preloads()).toEqual([
      'script /forms.js',
      'fetch /modules/auth/1/descriptor.json',
      'script /modules/auth/1/entry.js sha384-b',
    ]);
  });

  it.each(['/login', '/users/7', '/otp-verification'])('with a session on %s: the HTTP client', (address) => {
    runBootScript(address, 'token', lists);
    expect(preloads()).toEqual(['script /http.js']);
  });

  it.each([
    ['a page of a module', '/users', lists],
    ['other pages of visitors', '/forgot-password', lists],
    ['a document that was not published', '/login', { screenFiles: '{{a}}', firstFiles: '{{b}}' }],
  ])('nothing on %s', (_page, address, listed) => {
    runBootScript(address, null, listed);
    expect(preloads()).toEqual([]);
  });
});

describe('the first two calls of a session', () => {
  /** Builds a token of a server whose clock is years ahead. */
  const tokenFor = (seconds: number) =>
    `header.${btoa(JSON.stringify({ sub: 'user 1', iat: 4e9, exp: 4e9 + seconds }))}.signature`;

  const cameAgo = (seconds: number) =>
    localStorage.setItem('escale.token-came', `${Date.now() - seconds * 1_000} 4000000000-4000000600`);

  const asked = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  const addresses = () => asked.mock.calls.map(([address]) => address);

  const configured = (config: Response) =>
    asked
      .mockReset()
      .mockImplementation((address) =>
        address === '/config.json' ? Promise.resolve(config) : new Promise(() => undefined),
      );

  beforeEach(() => {
    window.fetch = asked;
  });

  afterEach(() => {
    delete window.earlyAnswers;
    delete window.earlyConfig;
  });

  const settled = async () => {
    const response = await window.earlyConfig;
    await response?.clone().text();
    await Promise.resolve();
  };

  it.each([
    ['', { body: {}, status: 200 }, '/api'],
    [' where the deployment has them', { body: { apiBase: '/v1/api' }, status: 200 }, '/v1/api'],
    [' without a configuration', { body: {}, status: 404 }, '/api'],
  ])('are sent with the document%s', async (_where, { body, status }, base) => {
    configured(Response.json(body, { status }));
    const token = tokenFor(600);
    runBootScript('/users', token);
    await waitFor(() =>
      expect(addresses()).toEqual(['/config.json', `${base}/auth/me`, `${base}/users/user%201/preferences`]),
    );
    expect(asked).toHaveBeenCalledWith(
      `${base}/auth/me`,
      expect.objectContaining({
        headers: { Accept: 'application/json', 'Accept-Language': 'fr', Authorization: `Bearer ${token}` },
      }),
    );
    expect(window.earlyAnswers).toMatchObject({ base, token });
  });

  it.each([
    ['an expired token', tokenFor(10), '/api'],
    ['a token of another kind', 'opaque', '/api'],
    ['an API on another origin', tokenFor(600), 'https://api.escale.test'],
    ['an address that looks like a path', tokenFor(600), '//api.escale.test'],
  ])('are left to the application with %s', async (_why, token, apiBase) => {
    configured(Response.json({ apiBase }));
    runBootScript('/users', token);
    await settled();
    expect(addresses()).toEqual(['/config.json']);
    expect(shownScreen()).toBe('frame');
  });

  it.each([
    ['came nine minutes ago', 540, 3],
    ['came ten minutes ago', 600, 1],
    ['came before the clock was set back', -60, 1],
  ])('count the lifetime of a token from its arrival: one that %s', async (_when, seconds, calls) => {
    configured(Response.json({}));
    cameAgo(seconds);
    runBootScript('/users', tokenFor(600));
    await settled();
    await waitFor(() => expect(addresses()).toHaveLength(calls));
  });

  it('time out as late as any other call', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    configured(Response.json({}));
    runBootScript('/users', tokenFor(600));
    await waitFor(() => expect(addresses()).toHaveLength(3));
    expect(timeout.mock.calls).toEqual([[limits.httpTimeoutMs], [limits.httpTimeoutMs]]);
    const signals = timeout.mock.results.map(({ value }) => value as AbortSignal);
    expect(asked.mock.calls.slice(1).map(([, init]) => init?.signal)).toEqual(signals);
    timeout.mockRestore();
  });

  it('are not sent on a page that needs no session', async () => {
    configured(Response.json({}));
    runBootScript('/reset-password', tokenFor(600));
    await settled();
    expect(addresses()).toEqual(['/config.json']);
  });
});

describe('the greeting of the home', () => {
  const token = `header.${btoa(JSON.stringify({ sub: 'user-1', iat: 0, exp: 600 }))}.signature`;
  const owner = { id: 'user-1', firstName: 'Awa', timezone: 'Africa/Abidjan' };

  const showHome = () =>
    render(
      <section data-screen="frame">
        <span
          style={{ visibility: 'hidden' }}
          data-greetings={JSON.stringify(['Bonjour {name}.', 'Bon après-midi {name}.', 'Bonsoir {name}.'])}
        >
          Bonjour
        </span>
      </section>,
    );

  const answer = (name: string) => {
    window.fetch = jest.fn((address) => {
      if (address === '/config.json') return Promise.resolve(Response.json({}));
      const isMe = address === '/api/auth/me';
      return Promise.resolve(Response.json(isMe ? { user: { firstName: name } } : { data: owner }));
    });
  };

  beforeEach(() => jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue({ format: () => '20' } as never));
  afterEach(() => {
    jest.restoreAllMocks();
    delete document.documentElement.dataset.place;
    Reflect.deleteProperty(globalThis, 'Temporal');
    delete window.earlyAnswers;
    delete window.earlyConfig;
  });

  it.each(['/', '/modules', '/modules/'])(
    '%s: uses the stored data of the owner before any answer',
    async (address) => {
      localStorage.setItem('escale.owner', JSON.stringify(owner));
      runBootScript(address, token);
      showHome();
      expect(await screen.findByText('Bonsoir Awa.')).toBeVisible();
    },
  );

  it('uses the local time of the owner, without a formatter if the browser has Temporal', async () => {
    const plainTimeISO = jest.fn(() => ({ hour: 9 }));
    Object.assign(globalThis, { Temporal: { Now: { plainTimeISO } } });
    localStorage.setItem('escale.owner', JSON.stringify(owner));
    runBootScript('/modules', token);
    showHome();
    expect(await screen.findByText('Bonjour Awa.')).toBeVisible();
    expect(plainTimeISO).toHaveBeenCalledWith('Africa/Abidjan');
    expect(Intl.DateTimeFormat).not.toHaveBeenCalled();
  });

  it('uses the answers, which correct the stored data', async () => {
    localStorage.setItem('escale.owner', JSON.stringify(owner));
    answer('Aya');
    runBootScript('/modules', token);
    showHome();
    expect(await screen.findByText('Bonsoir Aya.')).toBeVisible();
  });

  it.each([
    ['of another person', JSON.stringify({ ...owner, id: 'user-2' })],
    ['damaged', '{'],
    ['nothing', null],
  ])('is not shown before the answers when what is stored is %s', async (_what, kept) => {
    if (kept !== null) localStorage.setItem('escale.owner', kept);
    runBootScript('/modules', token);
    showHome();
    await waitFor(() => expect(window.fetch).toHaveBeenCalled());
    expect(screen.getByText('Bonjour')).not.toBeVisible();
  });
});
