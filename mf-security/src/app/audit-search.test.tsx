import type { AuditEntry } from '@escale/contracts';
import { apiPath, http, HttpResponse, renderApp, screen, server, waitFor, within } from '@escale/testing';
import { buildAuditEntry } from '../test-security';
import { SecurityPage } from './security-page';

const stats = {
  activeSessions: 1,
  maxSessionsPerUser: null,
  activeUsers: 1,
  recentLogins24h: 1,
  timeoutMinutes: null,
};

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const address = '185.220.101.68';
const adjoua = { id: 'user-adjoua', name: 'Adjoua Kouassi' };
const recentEntries = Array.from({ length: 300 }, (_, index) =>
  buildAuditEntry({ id: `recent-${index}`, timestamp: daysAgo(2 + index / 100) }),
);
const matchingEntries = Array.from({ length: 70 }, (_, index) =>
  buildAuditEntry({ id: `found-${index}`, ipAddress: address, timestamp: daysAgo(100 + index) }),
);
const statusChange = buildAuditEntry({
  id: 'change',
  action: 'STATUS_CHANGE',
  target: adjoua,
  metadata: { before: { status: 'ACTIVE' }, after: { status: 'INACTIVE' } },
  timestamp: daysAgo(200),
});
const allEntries = [...recentEntries, ...matchingEntries, statusChange];
const searchedSince = '2025-11-18T08:00:00.000Z';

type ServerSearch = (asked: URLSearchParams) => readonly AuditEntry[];
const filterNames = ['search', 'action', 'userId', 'ipAddress', 'from', 'to'];

const searchByFilters: ServerSearch = (asked) =>
  allEntries.filter(
    ({ action, userId, target, ipAddress, timestamp }) =>
      [ipAddress, null].includes(asked.get('ipAddress')) &&
      [action, null].includes(asked.get('action')) &&
      [userId, target?.id, null].includes(asked.get('userId')) &&
      (asked.get('search') ?? '').split(' ').every((word) => `${target?.name}`.includes(word)) &&
      timestamp >= (asked.get('from') ?? '') &&
      timestamp < (asked.get('to') ?? '9'),
  );

function openAuditLog(search: string, find: ServerSearch = searchByFilters, applied?: string[]) {
  const searches: URLSearchParams[] = [];
  server.use(
    http.get(apiPath('/auth/session-stats'), () => HttpResponse.json({ success: true, data: stats })),
    http.get(apiPath('/users/audit-logs'), ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const names = filterNames.filter((name) => asked.has(name));
      if (names.length > 0) searches.push(asked);
      const entries = names.length > 0 ? find(asked) : allEntries;
      const limit = Number(asked.get('limit'));
      const start = (Number(asked.get('page') ?? '1') - 1) * limit;
      return HttpResponse.json({
        success: true,
        data: entries.slice(start, start + limit),
        pagination: { pages: Math.ceil(entries.length / limit), total: entries.length },
        applied: applied ?? names,
        since: searchedSince,
      });
    }),
  );
  const url = `/security${search}`;
  return { searches, ...renderApp(<SecurityPage />, { as: 'ADMIN', url, path: '/security' }) };
}

beforeEach(() => localStorage.clear());

it('says how many entries there are and since when; the same button shows those not loaded', async () => {
  const { user } = openAuditLog('?onglet=audit');
  expect(await screen.findByText('371 entrées depuis le 18/11/2025')).toBeVisible();
  for (let press = 0; press < 11; press += 1) {
    await user.click(screen.getByRole('button', { name: 'Afficher les 30 suivantes' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Afficher/ })).toBeEnabled());
  }
  await user.click(await screen.findByRole('button', { name: 'Afficher les 21 suivantes' }));
  expect(screen.queryByRole('button', { name: /^Afficher les|^Chercher/ })).toBeNull();
  expect(screen.getByText('371 entrées depuis le 18/11/2025')).toBeVisible();
});

it('searches the whole log on the server for the typed words, and keeps them in the address', async () => {
  const { user, searches, location } = openAuditLog('?onglet=audit');
  await user.type(await screen.findByRole('searchbox'), 'Adjoua');
  expect(await screen.findByText('1 résultat depuis le 18/11/2025')).toBeVisible();
  expect(await screen.findByText('Yao Kouassi a désactivé Adjoua Kouassi')).toBeVisible();
  expect(searches.map((asked) => asked.get('search'))).toEqual(['Adjoua']);
  expect(location().search).toBe('?onglet=audit&q=Adjoua');
  await user.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('371 entrées depuis le 18/11/2025')).toBeVisible();
});

it('takes all filters from a link and asks for them at once', async () => {
  const { searches } = openAuditLog(
    '?onglet=audit&action=LOGIN&personne=user-yao&ip=185.220.101.68&au=2099-01-01',
  );
  expect(await screen.findByText('70 résultats depuis le 18/11/2025')).toBeVisible();
  expect(Object.fromEntries(searches[0] ?? [])).toMatchObject({
    action: 'LOGIN',
    userId: 'user-yao',
    ipAddress: address,
    to: '2099-01-02T00:00:00.000Z',
  });
  expect(screen.getByRole('button', { name: /^Retirer le filtre .+ Personne : Yao Kouassi/ })).toBeVisible();
});

it('shows further results page by page, and removes a chosen filter', async () => {
  const { user, searches, location } = openAuditLog(`?onglet=audit&ip=${address}`);
  await user.click(await screen.findByRole('button', { name: 'Afficher les 30 suivantes' }));
  await user.click(await screen.findByRole('button', { name: 'Afficher les 20 suivantes' }));
  await waitFor(() => expect(searches.at(-1)?.get('page')).toBe('2'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Afficher les/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Retirer le filtre .+ Adresse IP : 185/ }));
  expect(await screen.findByText('371 entrées depuis le 18/11/2025')).toBeVisible();
  expect(location().search).toBe('?onglet=audit');
});

it('says that nothing was found, and how far back the search went', async () => {
  const { user, location } = openAuditLog('?onglet=audit&q=personne');
  expect(await screen.findByText('Aucun résultat depuis le 18/11/2025')).toBeVisible();
  expect(screen.getByText(/^Aucune entrée ne correspond/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Effacer les filtres' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Effacer la recherche' })[0] ?? document.body);
  await waitFor(() => expect(location().search).toBe('?onglet=audit'));
});

it('says that the log could not be searched, and tries again', async () => {
  let isDown = true;
  const { user } = openAuditLog('?onglet=audit&q=Adjoua', (asked) => {
    if (isDown) throw new Error('down');
    return searchByFilters(asked);
  });
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 10_000 });
  expect(screen.queryByText(/résultat/)).toBeNull();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('1 résultat depuis le 18/11/2025')).toBeVisible();
});

it('rejects an answer to which the server has not applied every filter', async () => {
  openAuditLog('?onglet=audit&q=Adjoua&action=STATUS_CHANGE', () => recentEntries.slice(0, 3), ['action']);
  expect(await screen.findByText(/^Aucun résultat depuis le /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Chercher plus loin' })).toBeVisible();
});

it('sends no search that the server can only refuse, and does not show all entries instead', async () => {
  const { searches } = openAuditLog('?onglet=audit&ip=ici');
  expect(await screen.findByText(/^Aucun résultat depuis le /)).toBeVisible();
  expect(searches).toEqual([]);
});

it('keeps the start of a period the same when the list is refreshed', async () => {
  const { user, searches } = openAuditLog('?onglet=audit&periode=week');
  expect(await screen.findByText('300 résultats depuis le 18/11/2025')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rafraîchir' }));
  await waitFor(() => expect(searches.length).toBeGreaterThan(1));
  expect(new Set(searches.map((asked) => asked.get('from'))).size).toBe(1);
});

it('exports all entries that the filter finds, not only the rows on screen', async () => {
  const { user } = openAuditLog(`?onglet=audit&ip=${address}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  await screen.findByText('70 résultats depuis le 18/11/2025');
  screen.getByRole('button', { name: 'Exporter' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Exporter Excel' });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('70 lignes exportées', {}, { timeout: 20_000 })).toBeVisible();
});

it('the address and the person of an entry lead to all their other entries', async () => {
  const { user, location } = openAuditLog(`?onglet=audit&q=Adjoua`);
  await user.click(await screen.findByRole('button', { name: /^Voir le détail/ }));
  const drawer = await screen.findByRole('dialog', { name: "Détail de l'événement" });
  await user.click(within(drawer).getByRole('button', { name: 'Tout ce qui concerne Adjoua Kouassi' }));
  await waitFor(() => expect(location().search).toBe('?onglet=audit&personne=user-adjoua'));
  expect(await screen.findByRole('button', { name: /Personne : Adjoua Kouassi/ })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^10\.20\.3\.14/ }));
  await waitFor(() => expect(location().search).toBe('?onglet=audit&ip=10.20.3.14'));
  expect(await screen.findByText('301 résultats depuis le 18/11/2025')).toBeVisible();
});

it('two clicks show who changed what yesterday, as sentences [job 6]', async () => {
  const yesterday = daysAgo(1);
  const entries = [
    { ...statusChange, id: 'off', timestamp: yesterday },
    { ...statusChange, id: 'role', action: 'ROLE_CHANGE', timestamp: yesterday },
  ];
  const { user, searches } = openAuditLog('', () => entries);
  let clicks = 0;
  const press = async (act: Promise<void>) => {
    clicks += 1;
    await act;
  };
  await press(user.click(await screen.findByRole('tab', { name: "Logs d'audit" })));
  await press(user.selectOptions(await screen.findByRole('combobox', { name: 'Période' }), 'Hier'));
  expect(await screen.findByText('Yao Kouassi a désactivé Adjoua Kouassi')).toBeVisible();
  expect(screen.getByText("Yao Kouassi a changé le rôle d'Adjoua Kouassi")).toBeVisible();
  expect(screen.getByText(/^2 résultats depuis le/)).toBeVisible();
  expect(clicks).toBe(2);
  const [asked] = searches;
  expect(Date.parse(asked?.get('to') ?? '') - Date.parse(asked?.get('from') ?? '')).toBe(dayMs);
});
