import type { Role } from '@escale/contracts';
import { ModulesProvider } from '@escale/module-kit';
import {
  apiPath,
  buildDescriptor,
  http,
  HttpResponse,
  refuse,
  renderApp,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { buildAuditEntry } from '../test-security';
import { SecurityPage } from './security-page';

const stats = {
  activeSessions: 1,
  maxSessionsPerUser: null,
  activeUsers: 1,
  recentLogins24h: 1,
  timeoutMinutes: null,
};

const minutesAgo = (index: number) => new Date(Date.now() - index * 60_000).toISOString();
const entries = Array.from({ length: 50 }, (_, index) =>
  buildAuditEntry({
    id: `entry-${index}`,
    timestamp: minutesAgo(index),
    ...(index < 3 && { action: 'LOGIN_FAILED' }),
  }),
);

function openAuditLog(search = '', as: Role = 'ADMIN', data: readonly object[] = entries) {
  server.use(
    http.get(apiPath('/auth/session-stats'), () => HttpResponse.json({ success: true, data: stats })),
    http.get(apiPath('/users/audit-logs'), () => HttpResponse.json({ success: true, data })),
  );
  const routes = [{ path: '/users/:userId', access: 'read' as const, name: 'detail' }];
  return renderApp(
    <ModulesProvider modules={[buildDescriptor({ id: 'users', routes })]}>
      <SecurityPage />
    </ModulesProvider>,
    { as, url: `/security?onglet=audit${search}`, path: '/security' },
  );
}

const actionFilter = () => screen.findByRole('combobox', { name: 'Action' });

beforeEach(() => localStorage.clear());

it('shows 20 of the 50 entries fetched; a filter goes into the address and can be cleared [§9-12]', async () => {
  const { user, location } = openAuditLog();
  expect(await screen.findByText(/^50 entrées depuis le/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Afficher les 30 suivantes' })).toBeVisible();
  await user.selectOptions(await actionFilter(), 'Connexion échouée');
  await waitFor(() => expect(location().search).toContain('action=LOGIN_FAILED'));
  expect(await screen.findByText(/^3 résultats depuis le/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
  expect(screen.getByRole('combobox', { name: 'Action' })).toHaveFocus();
  expect(await screen.findByText(/^50 entrées depuis le/)).toBeVisible();
  expect(location().search).toBe('?onglet=audit');
});

it('takes its filters from the address', async () => {
  openAuditLog('&action=LOGIN_FAILED');
  expect(await actionFilter()).toHaveValue('LOGIN_FAILED');
  expect(await screen.findByText(/^3 résultats depuis le/)).toBeVisible();
});

it('a bar of the chart opens the audit log at its time', async () => {
  const { user, location } = openAuditLog();
  await user.click(await screen.findByRole('tab', { name: "Vue d'ensemble" }));
  const [bar] = (
    await screen.findAllByRole('button', { name: /· Connexions : \d+ · Échecs : \d+$/ })
  ).toReversed();
  if (bar === undefined) throw new Error('no bar');
  await user.click(bar);
  await waitFor(() => expect(location().search).toMatch(/onglet=audit&du=.+T\d\d%3A00&au=.+T\d\d%3A59$/));
  expect(await screen.findByLabelText('Du')).toHaveAttribute('type', 'datetime-local');
});

it('takes a range of days from the address, and reports a range that does not exist', async () => {
  const { navigate } = openAuditLog('&du=2001-01-01&au=2001-01-02');
  expect(await screen.findByLabelText('Du')).toHaveValue('2001-01-01');
  expect(await screen.findByText(/^Aucun résultat/)).toBeVisible();
  await navigate('/security?onglet=audit&du=2026-02-31');
  expect(await screen.findByText(/une date ou une période qui n'existe pas/)).toBeVisible();
  expect(screen.getByText(/^50 entrées depuis le/)).toBeVisible();
  await navigate('/security?onglet=audit&du=2026-02-02&au=2026-02-01');
  expect(await screen.findByText(/^La date de fin précède la date de début/)).toBeVisible();
});

it('shows more than the first rows and loads older entries from the server', async () => {
  const old = buildAuditEntry({
    id: 'old',
    timestamp: '2020-01-01T00:00:00Z',
    user: { email: 'o@x.test', firstName: 'Ancienne', lastName: 'Entrée' },
  });
  const { user } = openAuditLog();
  server.use(
    http.get(apiPath('/users/audit-logs'), ({ request }) => {
      const all = [
        ...entries,
        ...Array.from({ length: 250 }, (_, index) =>
          buildAuditEntry({ id: `more-${index}`, timestamp: minutesAgo(50 + index) }),
        ),
        old,
      ];
      const page = Number(new URL(request.url).searchParams.get('page') ?? '1');
      return HttpResponse.json({
        success: true,
        data: all.slice((page - 1) * 50, page * 50),
        pagination: { pages: 7, total: all.length },
      });
    }),
  );
  await user.selectOptions(await actionFilter(), 'Connexion échouée');
  expect(await screen.findByText(/^3 résultats depuis le/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Chercher plus loin' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Chercher plus loin' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Chercher plus loin' }));
  expect(await screen.findByText('3 résultats depuis le 01/01/2020')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Chercher plus loin' })).toBeNull();
});

it('shows entries with a malformed date or an unknown action, and says what it is', async () => {
  const { user } = openAuditLog('', 'ADMIN', [
    { ...buildAuditEntry({ id: 'bad' }), timestamp: null, action: 'constructor' },
    buildAuditEntry({ id: 'odd', timestamp: 'hier', action: 'WINK' }),
  ]);
  expect(await screen.findAllByText('Action inconnue')).toHaveLength(2);
  expect(screen.getAllByText('—')).toHaveLength(4);
  const [first] = screen.getAllByRole('button', { name: /^Voir le détail/ });
  if (first === undefined) throw new Error('no row');
  await user.click(first);
  const drawer = await screen.findByRole('dialog', { name: "Détail de l'événement" });
  expect(within(drawer).getByText(/^Cette page ne connaît pas encore cette action/)).toBeVisible();
  expect(within(drawer).getByText(/^Action inconnue \((constructor|WINK)\)$/)).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Fermer' }));
  await user.click(screen.getByRole('tab', { name: "Vue d'ensemble" }));
  expect(await screen.findByRole('heading', { name: 'Connexions et échecs' })).toBeVisible();
});

it('hides the technical data of an entry until the user expands them', async () => {
  const entry = buildAuditEntry();
  const { user } = openAuditLog('', 'ADMIN', [entry]);
  await user.click(await screen.findByRole('button', { name: /^Voir le détail/ }));
  const drawer = await screen.findByRole('dialog', { name: "Détail de l'événement" });
  const summary = within(drawer).getByText('Données techniques');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  expect(within(drawer).getByText('Agent utilisateur')).not.toBeVisible();
  await user.click(summary);
  expect(within(drawer).getByText('Agent utilisateur')).toBeVisible();
  expect(within(drawer).getByText(entry.userAgent ?? '')).toBeVisible();
});

it('says in words what an entry changed', async () => {
  const before = { role: 'OPERATOR', status: 'ACTIVE', passwordHash: 'old' };
  const after = { role: 'ADMIN', status: 'ACTIVE', passwordHash: 'new' };
  const { user } = openAuditLog('', 'ADMIN', [
    buildAuditEntry({ action: 'UPDATE', metadata: { before, after } }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^Voir le détail/ }));
  const drawer = await screen.findByRole('dialog', { name: "Détail de l'événement" });
  expect(within(drawer).getByText('Ce qui a changé')).toBeVisible();
  expect(within(drawer).getByText('Opérateur')).toBeVisible();
  expect(within(drawer).getByText('Administrateur')).toBeVisible();
  expect(within(drawer).getByText(/^Modifié.: passwordHash$/)).toBeVisible();
});

it('says who did what to whom, finds the entry by that name, and links both users', async () => {
  const target = { id: 'user-adjoua', name: 'Adjoua Kouassi' };
  const change = buildAuditEntry({
    action: 'STATUS_CHANGE',
    target,
    metadata: { before: { status: 'ACTIVE' }, after: { status: 'INACTIVE' } },
  });
  const { user } = openAuditLog('&q=adjoua', 'ADMIN', [change, buildAuditEntry({ id: 'other' })]);
  expect(await screen.findByText(/^1 résultat/)).toBeVisible();
  expect(await screen.findByText('Yao Kouassi a désactivé Adjoua Kouassi')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /^Objet/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Adjoua Kouassi' })).toHaveAttribute('href', '/users/user-adjoua');
  await user.click(screen.getByRole('button', { name: /^Voir le détail/ }));
  const drawer = await screen.findByRole('dialog', { name: "Détail de l'événement" });
  expect(within(drawer).getByText('Yao Kouassi a désactivé Adjoua Kouassi')).toBeVisible();
  expect(within(drawer).getByText('Compte concerné')).toBeVisible();
  expect(
    within(drawer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/users/user-yao', '/users/user-adjoua', '/security?onglet=audit&ip=10.20.3.14']);
  const copy = within(drawer).getByRole('button', { name: "Copier l'identifiant" });
  expect(within(drawer).getByText('Actif').compareDocumentPosition(copy)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it.each([
  ['is missing', undefined],
  ['refuses', { writeText: () => Promise.reject(new DOMException('no focus', 'NotAllowedError')) }],
])('says that the identifier could not be copied when the clipboard %s', async (_name, clipboard) => {
  const { user } = openAuditLog('&action=LOGIN_FAILED');
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const [first] = await screen.findAllByRole('button', { name: /^Voir le détail/ });
  if (first === undefined) throw new Error('no row');
  await user.click(first);
  await user.click(await screen.findByRole('button', { name: "Copier l'identifiant" }));
  expect(await screen.findByText(/^L'identifiant n'a pas pu être copié/)).toBeVisible();
});

it.each([
  ['with a sentence of its own', () => refuse(409, 'RULE', 'Refusé')],
  ['without a word', () => HttpResponse.json({}, { status: 500 })],
])('reports a forced logout that the server refuses %s [§8-24 §8-45 §8-63]', async (_name, answer) => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { user } = openAuditLog('&action=LOGIN_FAILED', 'SUPER_ADMIN');
  server.use(http.post(apiPath('/users/:id/force-logout'), answer));
  const [first] = await screen.findAllByRole('button', { name: /^Déconnecter/ });
  if (first === undefined) throw new Error('no row');
  await user.click(first);
  expect(await screen.findByText('Erreur lors de la déconnexion')).toBeVisible();
  expect(screen.queryByText('Utilisateur déconnecté avec succès')).not.toBeInTheDocument();
});
