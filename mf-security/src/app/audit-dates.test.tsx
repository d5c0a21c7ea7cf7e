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
const recent = Array.from({ length: 300 }, (_, index) =>
  buildAuditEntry({ id: `recent-${index}`, timestamp: new Date(Date.now() - index * 60_000).toISOString() }),
);
const old = Array.from({ length: 60 }, (_, index) =>
  buildAuditEntry({
    id: `old-${index}`,
    timestamp: new Date(Date.UTC(2020, 0, 2, 12) - index * 60_000).toISOString(),
  }),
);
const all = [...recent, ...old, buildAuditEntry({ id: 'older', timestamp: '2019-06-01T08:00:00Z' })];

type Filter = (entries: AuditEntry[], from: string | null, to: string | null) => AuditEntry[];

const byDates: Filter = (entries, from, to) =>
  entries.filter(({ timestamp }) => (from === null || timestamp >= from) && (to === null || timestamp < to));

function open(filter: Filter, search: string) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(apiPath('/auth/session-stats'), () => HttpResponse.json({ success: true, data: stats })),
    http.get(apiPath('/users/audit-logs'), ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(params);
      const found = filter(all, params.get('from'), params.get('to'));
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

it('asks the server for the dates that are not loaded, page after page', async () => {
  const { user, asked } = open(byDates, '&du=2020-01-02&au=2020-01-02');
  expect(await screen.findByText('20 entrées affichées sur 50')).toBeVisible();
  const last = asked.at(-1);
  expect(last?.get('from')).toBe('2020-01-02T00:00:00.000Z');
  expect(last?.get('to')).toBe('2020-01-03T00:00:00.000Z');
  expect(screen.getByText('Encore 10 entrées de cette période à charger.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Afficher les 30 suivantes' }));
  await user.click(screen.getByRole('button', { name: 'Charger des entrées plus anciennes' }));
  expect(await screen.findByText('60 entrées')).toBeVisible();
  expect(asked.at(-1)?.get('page')).toBe('2');
  expect(screen.queryByRole('button', { name: 'Charger des entrées plus anciennes' })).toBeNull();
});

it('asks for nothing where the dates are loaded', async () => {
  const { asked } = open(byDates, '&periode=hour');
  expect(await screen.findByText(/^20 entrées affichées sur (59|60|61)$/)).toBeVisible();
  expect(asked.filter((params) => params.has('from'))).toEqual([]);
});

it('a server that ignores the dates is not believed: its entries are filtered, and older ones loaded', async () => {
  const { user } = open((entries) => entries, '&du=2020-01-02&au=2020-01-02');
  expect(await screen.findByText('0 entrée chargée')).toBeVisible();
  expect(screen.getByText('Aucune entrée chargée ne correspond aux filtres.')).toBeVisible();
  expect(screen.getByText(/^Journal chargé depuis le .+ \(250 entrées\)\.$/)).toBeVisible();
  for (const count of ['300', '350'])
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Charger des entrées plus anciennes' }));
      expect(await screen.findByText(new RegExp(`\\(${count} entrées\\)`))).toBeVisible();
    });
  expect(screen.getByText('50 entrées chargées')).toBeVisible();
});

it('says that the entries of the dates could not be loaded, and tries again', async () => {
  let refused = true;
  const { user } = open((entries, from, to) => {
    if (refused && from !== null) throw new Error('down');
    return byDates(entries, from, to);
  }, '&du=2019-06-01&au=2019-06-01');
  expect(await screen.findByText(/n'ont pas pu être chargées/, {}, { timeout: 10_000 })).toBeVisible();
  refused = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('1 entrée')).toBeVisible();
});
