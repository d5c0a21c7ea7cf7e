import { limits, type AuditEntry, type Role } from '@escale/contracts';
import { apiPath, http, HttpResponse, renderApp, screen, server, within } from '@escale/testing';
import { buildAuditEntry } from '../test-security';
import { SecurityPage } from './security-page';

const stats = {
  activeSessions: 18,
  maxSessionsPerUser: null,
  activeUsers: 14,
  recentLogins24h: 96,
  timeoutMinutes: null,
};

function respondWith(entries: readonly AuditEntry[], further: object = {}) {
  server.use(
    http.get(apiPath('/auth/session-stats'), () =>
      HttpResponse.json({ success: true, data: { ...stats, ...further } }),
    ),
    http.get(apiPath('/users/audit-logs'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      expect(searchParams.get('limit')).toBe(String(limits.securityAuditFetch));
      expect(searchParams.get('sort')).toBe('desc');
      return HttpResponse.json({ success: true, data: entries });
    }),
  );
}

const openSecurityPage = (as: Role, url = '/security') =>
  renderApp(<SecurityPage />, { as, url, path: '/security' });
const oneMinuteAgo = () => new Date(Date.now() - 60_000).toISOString();
const buildFailedSignIn = () =>
  buildAuditEntry({ id: 'failure', action: 'LOGIN_FAILED', timestamp: oneMinuteAgo() });

test('shows non-administrators a toast and redirects to /modules [§1-8 §2-14 §2-92 §6-15 §8-22 §8-62]', async () => {
  const { location } = openSecurityPage('OPERATOR');
  expect(await screen.findByText('Accès réservé aux administrateurs')).toBeVisible();
  expect(location().pathname).toBe('/modules');
});

test('an address on a card is cut off at its end in every language, right-to-left ones included', async () => {
  respondWith([buildFailedSignIn()]);
  openSecurityPage('ADMIN');
  const failures = await screen.findByRole('group', { name: /^Échecs de connexion/ });
  expect(within(failures).getByText(/@/)).toHaveAttribute('dir', 'ltr');
});

test('leads back to the modules', async () => {
  respondWith([]);
  openSecurityPage('ADMIN');
  const link = await screen.findByRole('link', { name: 'Retour aux modules' });
  expect(link).toBeVisible();
  expect(link).toHaveAttribute('href', '/modules');
});

test('shows five cards, with fallbacks for figures that the server omits [§1-8 §2-93 §3-17 §6-15 §7-12 §7-27 §9-12 §9-15]', async () => {
  respondWith([buildFailedSignIn()]);
  openSecurityPage('ADMIN');
  const card = async (name: string) =>
    (await screen.findByRole('group', { name })).textContent.replace(/\s/g, ' ');
  expect(await card('Sessions actives')).toContain('18');
  expect(await card('Sessions actives')).toContain('18sessions ouvertes, tous comptes');
  expect(await card('Utilisateurs actifs')).toContain('au cours des 30 dernières minutes');
  expect(await card('Connexions (24 h)')).toContain('96tous comptes confondus');
  expect(await card('Échecs de connexion (1 h)')).toContain('1');
  expect(await card('Activités suspectes')).toContain('1');
  expect(screen.getByText('1 activité suspecte demande votre attention.')).toBeVisible();
});

test.each([
  [90, "6 de plus que les 24 h d'avant"],
  [96, "autant que les 24 h d'avant"],
  [100, "4 de moins que les 24 h d'avant"],
])('compares 96 sign-ins with %i of the day before', async (previousLogins24h, words) => {
  respondWith([], { previousLogins24h });
  openSecurityPage('ADMIN');
  const card = await screen.findByRole('group', { name: 'Connexions (24 h)' });
  expect(card.textContent.replace(/\s/g, ' ')).toContain(words);
});

test('counts one open session in the singular', async () => {
  respondWith([], { activeSessions: 1 });
  openSecurityPage('ADMIN');
  expect(await screen.findByRole('group', { name: 'Sessions actives' })).toHaveTextContent(
    '1session ouverte, tous comptes',
  );
});

test('colours the banner by the highest severity; activities marked as seen leave it until a new event', async () => {
  localStorage.clear();
  const device = { metadata: { suspiciousFactors: ['NEW_DEVICE'] }, timestamp: oneMinuteAgo() };
  respondWith([buildAuditEntry({ id: 'a', ...device })]);
  const { user } = openSecurityPage('ADMIN', '/security?onglet=suspectes');
  expect(await screen.findByText('1 activité suspecte demande votre attention.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Marquer comme vu : Nouvel appareil/ }));
  expect(screen.getByRole('button', { name: /^Marquer comme non vu : Nouvel appareil/ })).toHaveFocus();
  expect(screen.queryByText(/demande votre attention/)).toBeNull();
  respondWith([
    buildAuditEntry({ id: 'b', ...device, timestamp: new Date().toISOString() }),
    buildAuditEntry({ id: 'a', ...device }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Rafraîchir' }));
  expect(await screen.findByText('1 activité suspecte demande votre attention.')).toBeVisible();
  expect(screen.getByText(/^×\s2$/)).toBeVisible();
});

test('shows no banner without suspicious activities [§2-93]', async () => {
  respondWith([buildAuditEntry()]);
  openSecurityPage('ADMIN', '/security?onglet=suspectes');
  expect(await screen.findByText('Aucune activité suspecte')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('fetches again on refresh and confirms it [§2-93 §8-44 §8-66]', async () => {
  respondWith([]);
  const { user } = openSecurityPage('ADMIN');
  await screen.findByRole('group', { name: 'Sessions actives' });
  respondWith([buildFailedSignIn()]);
  await user.click(screen.getByRole('button', { name: 'Rafraîchir' }));
  expect(await screen.findByText('Données rafraîchies')).toBeVisible();
  expect(await screen.findByText('1 activité suspecte demande votre attention.')).toBeVisible();
});

test('shows the general toast once when both calls of a refresh fail', async () => {
  respondWith([]);
  const { user } = openSecurityPage('ADMIN');
  await screen.findByRole('group', { name: 'Sessions actives' });
  server.use(
    http.get(apiPath('/auth/session-stats'), () => HttpResponse.json({}, { status: 500 })),
    http.get(apiPath('/users/audit-logs'), () => HttpResponse.json({}, { status: 500 })),
  );
  await user.click(screen.getByRole('button', { name: 'Rafraîchir' }));
  const text = 'Erreur serveur. Veuillez réessayer plus tard.';
  expect(await screen.findAllByText(text)).toHaveLength(1);
  expect(screen.queryByText('Données rafraîchies')).toBeNull();
});

test('reports a refresh without a network at once, and a poll not at all', async () => {
  respondWith([]);
  const { user, queryClient } = openSecurityPage('ADMIN');
  await screen.findByRole('group', { name: 'Sessions actives' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const call = jest.fn(() => HttpResponse.error());
  server.use(
    http.get(apiPath('/auth/session-stats'), call),
    http.get(apiPath('/users/audit-logs'), () => HttpResponse.error()),
  );
  await queryClient.invalidateQueries();
  const text = 'Erreur de connexion réseau.';
  expect(screen.queryByText(text)).toBeNull();
  call.mockClear();
  await user.click(screen.getByRole('button', { name: 'Rafraîchir' }));
  expect(await screen.findAllByText(text)).toHaveLength(1);
  expect(call).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test('says that no activity is recorded when the audit log is empty', async () => {
  respondWith([]);
  openSecurityPage('ADMIN', '/security?onglet=audit');
  expect(await screen.findByText('Aucune activité enregistrée')).toBeVisible();
});

test('shows an administrator that only super administrators may force a logout [§2-94 §6-16 §8-23]', async () => {
  respondWith([buildFailedSignIn()]);
  const { user } = openSecurityPage('ADMIN', '/security?onglet=suspectes');
  await user.click(await screen.findByRole('button', { name: /^Déconnecter/ }));
  expect(await screen.findByText('Seuls les super admins peuvent forcer la déconnexion')).toBeVisible();
});

test('lets a super administrator force a logout after confirmation and refetches the statistics [§2-94 §5-29 §6-15 §6-16 §7-28 §8-45]', async () => {
  respondWith([buildFailedSignIn()]);
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  const loggedOut: string[] = [];
  server.use(
    http.post(apiPath('/users/:id/force-logout'), ({ params }) => {
      loggedOut.push(String(params.id));
      stats.activeSessions = 17;
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = openSecurityPage('SUPER_ADMIN', '/security?onglet=suspectes');
  const button = await screen.findByRole('button', { name: /^Déconnecter/ });
  await user.click(button);
  expect(confirm).toHaveBeenLastCalledWith('Voulez-vous vraiment déconnecter cet utilisateur ?');
  expect(loggedOut).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('Utilisateur déconnecté avec succès')).toBeVisible();
  expect(loggedOut).toEqual(['user-yao']);
  expect(await screen.findByText('17')).toBeVisible();
});

test('opens an entry with its reasons as text [§3-18]', async () => {
  respondWith([buildAuditEntry({ metadata: { suspiciousFactors: ['NEW_DEVICE', 'FOREIGN_IP'] } })]);
  const { user } = openSecurityPage('ADMIN', '/security?onglet=suspectes');
  const [first] = await screen.findAllByRole('button', { name: /^Détails/ });
  if (first === undefined) throw new Error('no row');
  await user.click(first);
  const drawer = await screen.findByRole('dialog', { name: "Détail de l'événement" });
  expect(within(drawer).getByText('Appareil jamais vu pour ce compte')).toBeVisible();
  expect(within(drawer).getByText('Adresse IP hors du pays habituel')).toBeVisible();
  expect(within(drawer).getByText('Chrome 131 sur Windows')).toBeVisible();
});

test('shows an error with a retry when nothing can be loaded', async () => {
  server.use(
    http.get(apiPath('/auth/session-stats'), () => HttpResponse.error()),
    http.get(apiPath('/users/audit-logs'), () => HttpResponse.error()),
  );
  const { user } = openSecurityPage('ADMIN');
  expect(await screen.findByText('Les données de sécurité sont indisponibles')).toBeVisible();
  respondWith([]);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('group', { name: 'Sessions actives' })).toBeVisible();
});
