import type { AuditEntry } from '@escale/contracts';
import { apiPath, http, HttpResponse, renderApp, screen, server, waitFor } from '@escale/testing';
import { buildAuditEntry } from '../test-security';
import { SecurityPage } from './security-page';

const stats = {
  activeSessions: 1,
  maxSessionsPerUser: null,
  activeUsers: 1,
  recentLogins24h: 1,
  timeoutMinutes: null,
};

const pageSize = 50;
const recentEntries = Array.from({ length: 300 }, (_, index) =>
  buildAuditEntry({ id: `recent-${index}`, timestamp: new Date(Date.now() - index * 60_000).toISOString() }),
);
const oldEntries = Array.from({ length: 60 }, (_, index) =>
  buildAuditEntry({
    id: `old-${index}`,
    timestamp: new Date(Date.UTC(2020, 0, 2, 12) - index * 60_000).toISOString(),
  }),
);
const allEntries = [
  ...recentEntries,
  ...oldEntries,
  buildAuditEntry({ id: 'older', timestamp: '2019-06-01T08:00:00Z' }),
];

type ServerFilter = (entries: AuditEntry[], from: string | null, to: string | null) => AuditEntry[];

const filterByDates: ServerFilter = (entries, from, to) =>
  entries.filter(({ timestamp }) => (from === null || timestamp >= from) && (to === null || timestamp < to));

function openAuditLog(filter: ServerFilter, search: string) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(apiPath('/auth/session-stats'), () => HttpResponse.json({ success: true, data: stats })),
    http.get(apiPath('/users/audit-logs'), ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(params);
      const found = filter(allEntries, params.get('from'), params.get('to'));
      const start = (Number(params.get('page') ?? '1') - 1) * pageSize;
      return HttpResponse.json({
        success: true,
        data: found.slice(start, start + pageSize),
        pagination: { pages: Math.ceil(found.length / pageSize), total: found.length },
      });
    }),
  );
  const url = `/security?onglet=audit${search}`;
  return { asked, ...renderApp(<SecurityPage />, { as: 'ADMIN', url, path: '/security' }) };
}

it('fetches the entries of dates that are not loaded, page after page', async () => {
  const { user, asked } = openAuditLog(filterByDates, '&du=2020-01-02&au=2020-01-02');
  expect(await screen.findByText('50 résultats depuis le 02/01/2020')).toBeVisible();
  const last = asked.at(-1);
  expect(last?.get('from')).toBe('2020-01-02T00:00:00.000Z');
  expect(last?.get('to')).toBe('2020-01-03T00:00:00.000Z');
  await user.click(screen.getByRole('button', { name: 'Afficher les 30 suivantes' }));
  await user.click(screen.getByRole('button', { name: 'Chercher plus loin' }));
  expect(await screen.findByText('60 résultats depuis le 02/01/2020')).toBeVisible();
  expect(asked.at(-1)?.get('page')).toBe('2');
  expect(screen.queryByRole('button', { name: 'Chercher plus loin' })).toBeNull();
});

it('sends no call when the dates are already loaded', async () => {
  const { asked } = openAuditLog(filterByDates, '&periode=hour');
  expect(await screen.findByText(/^(59|60|61) résultats depuis le /)).toBeVisible();
  expect(asked.filter((params) => params.has('from'))).toEqual([]);
});

it('filters the entries itself and loads older ones when the server ignores the dates', async () => {
  const { user } = openAuditLog((entries) => entries, '&du=2020-01-02&au=2020-01-02');
  expect(await screen.findByText(/^Aucun résultat depuis le /)).toBeVisible();
  expect(screen.getByText('Aucune entrée chargée ne correspond aux filtres.')).toBeVisible();
  const found = () => screen.queryByText('50 résultats depuis le 02/01/2020');
  await waitFor(
    async () => {
      if (found() === null) await user.click(screen.getByRole('button', { name: 'Chercher plus loin' }));
      expect(found()).toBeVisible();
    },
    { timeout: 30_000 },
  );
});

it('says that the entries of the dates could not be loaded, and tries again', async () => {
  let refused = true;
  const { user } = openAuditLog((entries, from, to) => {
    if (refused && from !== null) throw new Error('down');
    return filterByDates(entries, from, to);
  }, '&du=2019-06-01&au=2019-06-01');
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 10_000 });
  refused = false;
  await user.click(retry);
  expect(await screen.findByText('1 résultat depuis le 01/06/2019')).toBeVisible();
});
