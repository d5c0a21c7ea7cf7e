import { limits } from '@escale/contracts';
import { act, apiPath, http, HttpResponse, renderApp, screen, server } from '@escale/testing';
import { SecurityPage } from './security-page';

const stats = {
  activeSessions: 18,
  maxSessionsPerUser: null,
  activeUsers: 14,
  recentLogins24h: 96,
  timeoutMinutes: null,
};

let statsCalls = 0;
let auditCalls = 0;

async function openSecurityPage() {
  statsCalls = 0;
  auditCalls = 0;
  server.use(
    http.get(apiPath('/users/audit-logs'), () => {
      auditCalls += 1;
      return HttpResponse.json({ success: true, data: [] });
    }),
    http.get(apiPath('/auth/session-stats'), () => {
      statsCalls += 1;
      return HttpResponse.json({ success: true, data: stats });
    }),
  );
  const app = renderApp(<SecurityPage />, { as: 'ADMIN', url: '/security', path: '/security' });
  await screen.findByRole('group', { name: 'Sessions actives' });
  return app;
}

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('refetches the data every 30 seconds, except while paused [§2-93 §7-12 §7-27 §9-13]', async () => {
  const { user } = await openSecurityPage();
  expect(screen.getByText('Actualisation automatique · 30 s')).toBeVisible();
  expect([statsCalls, auditCalls]).toEqual([1, 1]);
  await advanceTime(limits.refetchMs);
  expect([statsCalls, auditCalls]).toEqual([2, 2]);
  await user.click(screen.getByRole('button', { name: 'Mettre en pause' }));
  expect(screen.getByText('Actualisation en pause')).toBeVisible();
  await advanceTime(2 * limits.refetchMs);
  expect(statsCalls).toBe(2);
  await user.click(screen.getByRole('button', { name: "Reprendre l'actualisation" }));
  await advanceTime(limits.refetchMs);
  expect(statsCalls).toBeGreaterThan(2);
});

it('refetches after a realtime event, but not for one from before the page opened', async () => {
  const activity = { action: 'LOGIN', resource: 'auth', timestamp: '2026-11-21T10:00:00.000Z' };
  const { realtime, navigate } = await openSecurityPage();
  act(() => realtime.handle('user_activity', { ...activity, id: 'a1' }));
  await advanceTime(1_500);
  expect(statsCalls).toBe(2);
  await navigate('/modules');
  await navigate('/security');
  await screen.findByRole('group', { name: 'Sessions actives' });
  await advanceTime(1_500);
  expect(statsCalls).toBe(3);
});

it('keeps the data on screen when a refetch fails, and shows its age', async () => {
  await openSecurityPage();
  server.use(http.get(apiPath('/auth/session-stats'), () => HttpResponse.error()));
  await advanceTime(limits.refetchMs);
  expect(await screen.findByText(/^La dernière mise à jour a échoué\. Données du /)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Sessions actives' })).toHaveTextContent('18');
});

it('has three tabs and the rate limit among the policies [§2-93 §9-14]', async () => {
  await openSecurityPage();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    "Vue d'ensemble",
    'Activités suspectes',
    "Logs d'audit",
  ]);
  expect(screen.getByText('100 requêtes toutes les 15 minutes')).toBeVisible();
});

it('says that a remembered session has no idle limit', async () => {
  await openSecurityPage();
  expect(screen.getByText('30 minutes')).toHaveTextContent('sauf avec « Se souvenir de moi »');
});
