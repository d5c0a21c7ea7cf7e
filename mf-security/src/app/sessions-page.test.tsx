import { moreRightsAbilities, type PermissionMap, type Role } from '@escale/contracts';
import { ModulesProvider } from '@escale/module-kit';
import {
  act,
  apiPath,
  http,
  HttpResponse,
  refuse,
  buildDescriptor,
  renderApp,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { buildActiveSession, sessionAdminRights, serveSessions, yao } from '../test-sessions';
import { SessionsPage } from './sessions-page';

const awa = { ...yao, id: 'user-awa', firstName: 'Awa', lastName: 'Koné', email: 'awa.kone@escale.test' };
const path = '/security/sessions';

function openSessionsPage(
  as: Role = 'ADMIN',
  { url = path, permissions = sessionAdminRights }: { url?: string; permissions?: PermissionMap } = {},
) {
  const users = buildDescriptor({
    id: 'users',
    routes: [{ path: '/users/:userId', access: 'read', name: 'detail' }],
  });
  return renderApp(
    <ModulesProvider modules={[users]}>
      <SessionsPage />
    </ModulesProvider>,
    { as, url, path, permissions },
  );
}

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const findButton = (row: HTMLElement, name: RegExp) => within(row).findByRole('button', { name });
const closeSessionLabel = /^Fermer la session/;
const closeAllLabel = /^Fermer toutes ses sessions/;

test('shows person, device, address, start and last use, and links to the person', async () => {
  serveSessions([buildActiveSession()]);
  openSessionsPage();
  const row = await findRow('Yao Kouassi');
  for (const text of ['Chrome 131 sur Linux', '10.20.3.14', '21/11/2026 19:49', '21/11/2026 20:10'])
    expect(row).toHaveTextContent(text);
  expect(within(row).getByRole('link', { name: 'Yao Kouassi' })).toHaveAttribute('href', '/users/user-yao');
  expect(within(row).getByRole('link', { name: "10.20.3.14 (filtrer le journal d'audit)" })).toHaveAttribute(
    'href',
    '/security?onglet=audit&ip=10.20.3.14',
  );
});

test('closes a session in two clicks, after a question that says which one', async () => {
  const api = serveSessions([buildActiveSession(), buildActiveSession({ id: 'session-awa', user: awa })]);
  const { user } = openSessionsPage();
  await user.click(await findButton(await findRow('Yao Kouassi'), closeSessionLabel));
  const dialog = await screen.findByRole('alertdialog', { name: 'Session de Yao Kouassi' });
  expect(dialog).toHaveTextContent(
    'Fermer cette session (Chrome 131 sur Linux, ouverte le 21/11/2026 à 19:49) ?',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Fermer la session' }));
  expect(await screen.findByText('Session de Yao Kouassi fermée')).toBeVisible();
  expect(api.closed).toEqual(['user-yao session-yao']);
  await waitFor(() => expect(screen.queryByRole('row', { name: /Yao Kouassi/ })).toBeNull());
  expect(await findRow('Awa Koné')).toBeVisible();
});

test('says that another person has closed a session, and removes it from the list', async () => {
  const api = serveSessions([buildActiveSession()]);
  const { user } = openSessionsPage();
  await user.click(await findButton(await findRow('Yao Kouassi'), closeSessionLabel));
  api.sessions = [];
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: closeSessionLabel }),
  );
  expect(await screen.findByText('Cette session était déjà fermée.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Yao Kouassi/ })).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal keeps the session and says why', async () => {
  serveSessions([buildActiveSession()]);
  server.use(
    http.delete(apiPath('/users/:userId/sessions/:id'), () => refuse(403, 'FORBIDDEN', 'Droit retiré')),
  );
  const { user } = openSessionsPage();
  await user.click(await findButton(await findRow('Yao Kouassi'), closeSessionLabel));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: closeSessionLabel }),
  );
  expect(await screen.findByText('Erreur: Droit retiré')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await findRow('Yao Kouassi')).toBeInTheDocument();
});

test.each([true, null])(
  'marks the session of the user and does not close it (current: %s)',
  async (current) => {
    const api = serveSessions([buildActiveSession({ current, user: { ...awa, id: 'user-awa.kone' } })]);
    const { user } = openSessionsPage();
    const row = await findRow('Awa Koné');
    expect(within(row).getByText('Votre session')).toBeVisible();
    for (const name of [closeSessionLabel, closeAllLabel]) {
      const unavailable = await findButton(row, name);
      expect(unavailable).toHaveAttribute('aria-disabled', 'true');
      await user.click(unavailable);
    }
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.closed).toEqual([]);
  },
);

test('does not offer to close the session of a user with more rights', async () => {
  serveSessions([buildActiveSession({ user: { ...yao, abilities: moreRightsAbilities } })]);
  openSessionsPage();
  const unavailable = await findButton(await findRow('Yao Kouassi'), closeSessionLabel);
  expect(unavailable).toHaveAttribute('aria-disabled', 'true');
  expect(unavailable).toHaveAccessibleDescription("Cette personne a des droits que vous n'avez pas.");
});

test('lets a super administrator close all sessions of a person, after the forced logout question', async () => {
  const api = serveSessions([buildActiveSession(), buildActiveSession({ id: 'session-2' })]);
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  server.use(
    http.post(apiPath('/users/:id/force-logout'), () => {
      api.sessions = [];
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = openSessionsPage('SUPER_ADMIN');
  const [first] = await screen.findAllByRole('button', { name: closeAllLabel });
  if (first === undefined) throw new Error('no row');
  await user.click(first);
  expect(confirm).toHaveBeenCalledWith('Voulez-vous vraiment déconnecter cet utilisateur ?');
  expect(await screen.findByText('Utilisateur déconnecté avec succès')).toBeVisible();
  expect(await screen.findByText("Personne n'est connecté.")).toBeVisible();
});

test('keeps filters and search in the address, and ignores invalid ones', async () => {
  const now = Date.now();
  const seen = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  serveSessions([
    buildActiveSession({ lastSeenAt: seen(1) }),
    buildActiveSession({ id: 'session-awa', user: { ...awa, role: 'ADMIN' }, lastSeenAt: seen(20) }),
  ]);
  const { user, location, navigate } = openSessionsPage('ADMIN', { url: `${path}?activite=inactive` });
  expect(await findRow('Awa Koné')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Yao Kouassi/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dernière activité' }), 'recent');
  expect(await findRow('Yao Kouassi')).toBeVisible();
  expect(location().search).toBe('?activite=recente');
  await navigate(`${path}?q=kone`);
  expect(await findRow('Awa Koné')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Yao Kouassi/ })).toBeNull();
  await navigate(`${path}?activite=toto&role=ROI`);
  expect(await findRow('Yao Kouassi')).toBeVisible();
});

test('updates when other users sign in', async () => {
  const api = serveSessions([buildActiveSession()]);
  const { realtime } = openSessionsPage();
  await findRow('Yao Kouassi');
  api.sessions.push(buildActiveSession({ id: 'session-awa', user: awa }));
  const timestamp = new Date().toISOString();
  act(() => realtime.handle('user_activity', { id: '1', action: 'LOGIN', resource: 'auth', timestamp }));
  expect(await screen.findByRole('row', { name: /Awa Koné/ }, { timeout: 3_000 })).toBeVisible();
});

test('says how many there are, and shows the next page on demand', async () => {
  serveSessions([buildActiveSession(), buildActiveSession({ id: 'session-awa', user: awa })], {
    pageSize: 1,
  });
  const { user } = openSessionsPage();
  await findRow('Yao Kouassi');
  expect(screen.getByText('La session utilisée le plus récemment, sur 2.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Afficher les suivantes' }));
  expect(await findRow('Awa Koné')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Afficher les suivantes' })).toBeNull();
});

test('shows as unknown what the server does not send', async () => {
  serveSessions([buildActiveSession({ lastSeenAt: null, ipAddress: null, userAgent: null })]);
  openSessionsPage();
  const row = await findRow('Yao Kouassi');
  expect(row).toHaveTextContent('Appareil inconnu');
  expect(within(row).getAllByText('—')).toHaveLength(2);
});

test('shows a failure and offers a retry', async () => {
  server.use(http.get(apiPath('/sessions'), () => HttpResponse.error()));
  const { user } = openSessionsPage();
  await screen.findByText('Le chargement a échoué.');
  expect(screen.queryByText('0')).toBeNull();
  serveSessions([buildActiveSession()]);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await findRow('Yao Kouassi')).toBeVisible();
});

test('says so, without an error, when the server does not have the call', async () => {
  server.use(http.get(apiPath('/sessions'), () => refuse(404, 'NOT_FOUND', 'Ressource non trouvée.')));
  openSessionsPage();
  expect(await screen.findByText('Ce serveur ne fournit pas la liste des sessions ouvertes.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('names the missing right to users who may not read users, and sends no call', async () => {
  const api = serveSessions([]);
  openSessionsPage('ADMIN', {
    permissions: { ...sessionAdminRights, users: { visible: true, read: false } },
  });
  expect(await screen.findByText('Liste réservée')).toBeVisible();
  expect(api.asked).toBe(0);
});
