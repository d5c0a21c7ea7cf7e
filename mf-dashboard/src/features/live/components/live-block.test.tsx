/** @jest-environment-options {"styles": true} */
import { DesignSystemProvider, IconBadge } from '@escale/design-system';
import { ModulesProvider } from '@escale/module-kit';
import type { RealtimeEventHandlers } from '@escale/realtime';
import {
  act,
  apiPath,
  buildDescriptor,
  buildUser,
  http,
  HttpResponse,
  render,
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';

import { LiveBlock } from './live-block';

let realtimeHandlers: RealtimeEventHandlers;

const users = buildDescriptor({ id: 'users', routes: [{ path: '/users', access: 'read', name: 'list' }] });

function openLiveBlock(options: RenderAppOptions): RenderedApp {
  const app = renderApp(
    <ModulesProvider modules={[users]}>
      <LiveBlock />
    </ModulesProvider>,
    options,
  );
  realtimeHandlers = app.realtime;
  return app;
}

const awa = buildUser({ role: 'ADMIN' });
const respondWithUsers = () =>
  server.use(
    http.get(apiPath('/users'), () =>
      HttpResponse.json({ success: true, data: [awa, buildUser({ id: 'off', status: 'INACTIVE' })] }),
    ),
  );
const liveRegion = () => screen.getByRole('region', { name: 'Temps réel' });
const receiveEvent = (...event: Parameters<RealtimeEventHandlers['handle']>) =>
  act(() => realtimeHandlers.handle(...event));

/** Opens the live connection. Until then, the feed does not say that there is no activity. */
async function connect() {
  await screen.findByRole('heading', { name: 'Activité en direct' });
  expect(screen.queryByText('Aucune activité pour le moment')).toBeNull();
  act(() => realtimeHandlers.connected());
  expect(await screen.findByText('Aucune activité pour le moment')).toBeVisible();
}

test('shows the state of the connection [§1-6 §2-51 §4-30]', async () => {
  openLiveBlock({ as: 'OPERATOR' });
  expect(await within(liveRegion()).findByText('Déconnecté')).toBeVisible();
  act(() => realtimeHandlers.connected());
  expect(within(liveRegion()).getByText('Connecté')).toBeVisible();
});

test('counts connected users, each once [§2-51]', async () => {
  openLiveBlock({ as: 'OPERATOR' });
  const sessions = await screen.findByRole('group', { name: 'Sessions actives' });
  expect(sessions).toHaveTextContent('Personnes en ligne');
  expect(sessions).toHaveTextContent('—');
  act(() => realtimeHandlers.connected());
  expect(sessions).toHaveTextContent('—');
  receiveEvent('user_connected', { userId: 'one', userAgent: '', present: true });
  receiveEvent('user_connected', { userId: 'one', userAgent: '' });
  receiveEvent('user_connected', { userId: 'two', userAgent: '' });
  expect(sessions).toHaveTextContent('2');
  receiveEvent('user_disconnected', { userId: 'one' });
  expect(sessions).toHaveTextContent('1');
});

test('keeps the last count of people online with its time while disconnected, and never shows 0 [§2-51]', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T19:49:00Z'), advanceTimers: true });
  openLiveBlock({ as: 'OPERATOR' });
  const sessions = await screen.findByRole('group', { name: 'Sessions actives' });
  act(() => realtimeHandlers.connected());
  receiveEvent('user_connected', { userId: 'one', userAgent: '', present: true });
  receiveEvent('user_connected', { userId: 'two', userAgent: '', present: true });
  act(() => realtimeHandlers.disconnected());
  expect(within(sessions).getByText('2')).toBeVisible();
  expect(within(sessions).getByText('Dernière valeur connue, à 19:49')).toBeVisible();
  act(() => realtimeHandlers.connected());
  receiveEvent('user_connected', { userId: 'one', userAgent: '', present: true });
  expect(within(sessions).getByText('1')).toBeVisible();
  expect(within(sessions).queryByText(/Dernière valeur/)).toBeNull();
  jest.useRealTimers();
});

test('says who did what; names others only to users who may read users', async () => {
  respondWithUsers();
  const { unmount } = openLiveBlock({ as: buildUser({ id: 'me', role: 'SUPER_ADMIN' }) });
  await screen.findByText('sur 2 comptes');
  const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;
  const events = [
    { id: '1', action: 'LOGIN', resource: 'auth', userId: awa.id, timestamp: at(1) },
    { id: '2', action: 'LOGOUT', resource: 'auth', userId: awa.id, timestamp: at(2) },
    { id: '3', action: 'UPDATE', resource: 'users/42', userId: awa.id, timestamp: at(3) },
    { id: '4', action: 'LOGIN', resource: 'auth', timestamp: at(4) },
    { id: '5', action: 'UPDATE', resource: `users/${awa.id}`, userId: 'me', timestamp: at(5) },
  ];
  for (const event of events) receiveEvent('user_activity', event);
  const sentences = () => screen.getAllByText(/s'est connecté|session terminée|a modifié/);
  expect(sentences().map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
    expect.stringMatching(/ a modifié la fiche d'Awa Koné$/),
    "Un utilisateur s'est connecté",
    'Awa Koné a modifié un compte',
    'Awa Koné : session terminée',
    "Awa Koné s'est connecté",
  ]);
  unmount();

  openLiveBlock({ as: buildUser({ id: 'me', firstName: 'Yao', lastName: 'Ouattara', role: 'OPERATOR' }) });
  await connect();
  receiveEvent('user_activity', { ...events[0], userId: awa.id });
  receiveEvent('user_activity', { ...events[3], userId: 'me' });
  expect(sentences().map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
    "Yao Ouattara s'est connecté",
    "Un utilisateur s'est connecté",
  ]);
});

test('reads the list of users again, once, to name an unknown account', async () => {
  respondWithUsers();
  const { queryClient } = openLiveBlock({ as: buildUser({ id: 'me', role: 'SUPER_ADMIN' }) });
  await screen.findByText('sur 2 comptes');
  const yao = buildUser({ id: 'new', firstName: 'Yao', lastName: 'Ouattara' });
  const asked = jest.fn(() => HttpResponse.json({ success: true, data: [awa, yao] }));
  server.use(http.get(apiPath('/users'), asked));
  const login = { action: 'LOGIN', resource: 'auth', timestamp: '2026-11-21T08:01:00.000Z' };
  receiveEvent('user_activity', { ...login, id: '1', userId: yao.id });
  expect(queryClient.isFetching()).toBe(1);
  expect(await screen.findByText("Yao Ouattara s'est connecté")).toBeVisible();
  receiveEvent('user_activity', { ...login, id: '2', userId: 'gone' });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  receiveEvent('user_activity', { ...login, id: '3', userId: 'gone' });
  receiveEvent('user_activity', { ...login, id: '4', userId: yao.id });
  expect(screen.getAllByText("Un utilisateur s'est connecté")).toHaveLength(2);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('lists label, resource and time of the last ten activities, newest first [§2-51 §3-20]', async () => {
  openLiveBlock({ as: 'OPERATOR' });
  await connect();
  const labels = [
    ['LOGIN', 'Connexion'],
    ['LOGOUT', 'Déconnexion'],
    ['CREATE', 'Création'],
    ['UPDATE', 'Modification'],
    ['DELETE', 'Suppression'],
  ] as const;
  labels.forEach(([action], index) =>
    receiveEvent('user_activity', {
      id: action,
      action,
      resource: 'users',
      timestamp: `2026-11-21T08:0${index}:00.000Z`,
    }),
  );
  const items = within(screen.getByRole('list', { name: 'Activité en direct' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    labels
      .map(([, label], index) => expect.stringContaining(`08:0${index} · ${label} · Utilisateurs`) as string)
      .reverse(),
  );
});

test('shows ten activities at most, each with an icon of its action [§2-51]', async () => {
  openLiveBlock({ as: 'OPERATOR' });
  await connect();
  for (let minute = 10; minute < 22; minute += 1)
    receiveEvent('user_activity', {
      id: String(minute),
      action: minute % 2 === 0 ? 'CREATE' : 'DELETE',
      resource: 'users',
      timestamp: `2026-11-21T08:${minute}:00.000Z`,
    });
  const items = within(screen.getByRole('list', { name: 'Activité en direct' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => /\d\d:\d\d/.exec(textContent)?.[0])).toEqual(
    Array.from({ length: 10 }, (_, index) => `08:${21 - index}`),
  );
  const icons = items.map((item) => item.querySelector('svg')?.innerHTML);
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(2);
});

/** Reads from the style sheets whether a list has two columns, since jsdom does not evaluate media queries. */
const hasTwoColumns = (list: HTMLElement) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .some(
      ({ cssText }) => cssText.includes(`.${list.className.trim()} {`) && /[ {]column-count: 2/.test(cssText),
    );

test('lists up to five activities in one column, more in two', async () => {
  openLiveBlock({ as: 'OPERATOR' });
  await connect();
  const columns = [1, 2, 3, 4, 5, 6, 7].map((minute) => {
    receiveEvent('user_activity', {
      id: String(minute),
      action: 'LOGIN',
      resource: 'auth',
      timestamp: `2026-11-21T08:0${minute}:00.000Z`,
    });
    return hasTwoColumns(screen.getByRole('list', { name: 'Activité en direct' })) ? 2 : 1;
  });
  expect(columns).toEqual([1, 1, 1, 1, 1, 2, 2]);
});

test('shows an ended session in grey, unlike a refused sign-in', async () => {
  openLiveBlock({ as: 'OPERATOR' });
  await connect();
  const badgeOf = (action: string, minute: number) => {
    receiveEvent('user_activity', {
      id: action,
      action,
      resource: 'auth',
      timestamp: `2026-11-21T08:0${minute}:00.000Z`,
    });
    return screen.getAllByRole('listitem')[0]?.firstElementChild?.outerHTML;
  };
  const ended = badgeOf('LOGOUT', 1);
  const refused = badgeOf('LOGIN_FAILED', 2);
  render(
    <DesignSystemProvider>
      <section aria-label="grey">
        <IconBadge icon="log-out" tone="neutral" size="sm" />
      </section>
      <section aria-label="red">
        <IconBadge icon="alert" tone="bad" size="sm" />
      </section>
    </DesignSystemProvider>,
  );
  expect(ended).toBe(screen.getByRole('region', { name: 'grey' }).innerHTML);
  expect(refused).toBe(screen.getByRole('region', { name: 'red' }).innerHTML);
});

test('labels an unknown action with a malformed time as unknown', async () => {
  openLiveBlock({ as: 'OPERATOR' });
  await connect();
  receiveEvent('user_activity', { id: 'odd', action: 'toString', resource: 'cranes', timestamp: 'hier' });
  expect(screen.getByRole('listitem')).toHaveTextContent(
    "Un utilisateur a fait une action qui n'est pas connue ici— · Action inconnue (toString) · cranes",
  );
});

test('shows an administrator the number of active accounts [§2-51]', async () => {
  respondWithUsers();
  openLiveBlock({ as: awa });
  const users = await screen.findByRole('group', { name: 'Comptes actifs' });
  expect(await within(users).findByText('sur 2 comptes')).toBeVisible();
  expect(users).toHaveTextContent('1');
  expect(within(users).getByRole('link')).toHaveAttribute('href', '/users?statut=ACTIVE');
});

test('shows the general toast when the accounts cannot be loaded', async () => {
  server.use(http.get(apiPath('/users'), () => HttpResponse.json({}, { status: 500 })));
  openLiveBlock({ as: awa });
  expect(await screen.findByText('Erreur serveur. Veuillez réessayer plus tard.')).toBeVisible();
});

test('shows a dash with the reason, and makes no call, without the right to read users', async () => {
  openLiveBlock({ as: 'OPERATOR' });
  const users = await screen.findByRole('group', { name: 'Comptes actifs' });
  expect(await within(users).findByText(/Visible avec le droit/)).toBeVisible();
  expect(users).toHaveTextContent('—');
});

test('announces a connecting user, by name if known [§2-52]', async () => {
  respondWithUsers();
  const { unmount } = openLiveBlock({ as: buildUser({ role: 'SUPER_ADMIN' }) });
  await screen.findByText('sur 2 comptes');
  receiveEvent('user_connected', { userId: awa.id, userAgent: '' });
  expect(await screen.findByText('Awa Koné vient de se connecter')).toBeVisible();
  receiveEvent('user_connected', { userId: 'unknown', userAgent: '' });
  expect(await screen.findByText('Un utilisateur vient de se connecter')).toBeVisible();
  unmount();
});

test('announces no user without the preference', async () => {
  respondWithUsers();
  openLiveBlock({
    as: 'SUPER_ADMIN',
    preferences: { notifications: { email: true, newConnections: false, weeklyReports: false } },
  });
  await screen.findByText('sur 2 comptes');
  act(() => realtimeHandlers.connected());
  receiveEvent('user_connected', { userId: awa.id, userAgent: '' });
  expect(screen.getByRole('group', { name: 'Sessions actives' })).toHaveTextContent('1');
  expect(screen.queryByText(/vient de se connecter/)).toBeNull();
});
