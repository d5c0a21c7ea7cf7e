import { expect, type Page } from '@playwright/test';
import { withoutLiveConnection } from '../pages/live-connection';
import type { Screen, ScreenTools } from './screen';

const feedActions = ['LOGIN', 'LOGOUT', 'CREATE', 'UPDATE', 'DELETE', 'LOGIN_FAILED', 'STATUS_CHANGE'];

/** Mocks the server of the live connection, which sends ten activities. */
async function mockActivities(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/\?.*EIO=/, (socket) => {
    socket.send('0{"sid":"s","upgrades":[],"pingInterval":60000,"pingTimeout":20000,"maxPayload":16384}');
    socket.onMessage((message) => {
      if (!message.toString().startsWith('40')) return;
      socket.send('40{"sid":"t"}');
      for (let index = 0; index < 10; index += 1) {
        const action = feedActions[index % feedActions.length];
        const resource = index % 2 === 0 ? 'auth' : 'users';
        const timestamp = new Date(Date.UTC(2026, 10, 21, 8, index)).toISOString();
        const activity = { id: String(index), action, resource, timestamp };
        socket.send(`42${JSON.stringify(['user_activity', activity])}`);
      }
    });
  });
}

async function openDashboard({ page, signIn }: ScreenTools, status: string): Promise<void> {
  await signIn('superAdmin');
  await page.goto('/dashboard');
  const live = page.getByRole('region', { name: 'Temps réel' });
  await expect(live.getByText(status, { exact: true })).toBeVisible();
}

async function openSecurity({ page, signIn }: ScreenTools, query: string): Promise<void> {
  await signIn('superAdmin');
  await page.goto(`/security?${query}`);
  await expect(page.getByRole('region', { name: 'Indicateurs de sécurité' })).toBeVisible();
}

const settingsTabScreen = (tab: string): Screen => ({
  name: `settings-${tab}`,
  hasOwnLayout: true,
  open: async ({ page, signIn }) => {
    await signIn('superAdmin');
    await page.goto(`/settings?onglet=${tab}`);
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  },
});

/** Dashboard, settings and security in their states. */
export const liveScreens: readonly Screen[] = [
  {
    name: 'dashboard-feed',
    hasOwnLayout: true,
    open: async (tools) => {
      await mockActivities(tools.page);
      await openDashboard(tools, 'Connecté');
      const feed = tools.page.getByRole('list', { name: 'Activité en direct' });
      await expect(feed.getByRole('listitem')).toHaveCount(10);
    },
  },
  {
    name: 'dashboard-disconnected',
    open: async (tools) => {
      await withoutLiveConnection(tools.page);
      await openDashboard(tools, 'Déconnecté');
    },
  },
  {
    name: 'dashboard-operator',
    open: async ({ page, signIn }) => {
      await signIn('operator');
      await page.goto('/dashboard');
      await expect(page.getByText('Connecté', { exact: true })).toBeVisible();
    },
  },
  ...['email', 'security', 'interface', 'advanced'].map(settingsTabScreen),
  {
    name: 'settings-read-only',
    open: async ({ page, signIn }) => {
      await signIn('admin');
      await page.goto('/settings');
      await expect(page.getByRole('combobox', { name: 'Langue' })).toBeDisabled();
    },
  },
  { name: 'security-overview', hasOwnLayout: true, open: (tools) => openSecurity(tools, 'onglet=apercu') },
  {
    name: 'security-suspicious',
    hasOwnLayout: true,
    open: (tools) => openSecurity(tools, 'onglet=suspectes'),
  },
  { name: 'security-audit', hasOwnLayout: true, open: (tools) => openSecurity(tools, 'onglet=audit') },
  {
    name: 'security-filtered',
    open: (tools) => openSecurity(tools, 'onglet=audit&q=awa&action=LOGIN&periode=week'),
  },
  {
    name: 'security-drawer',
    hasOwnLayout: true,
    open: async (tools) => {
      await openSecurity(tools, 'onglet=suspectes');
      await tools.page
        .getByRole('button', { name: /^Détails/ })
        .first()
        .click();
      await expect(tools.page.getByRole('dialog', { name: "Détail de l'événement" })).toBeVisible();
    },
  },
  {
    name: 'security-calm',
    open: async (tools) => {
      await tools.page.route('**/api/users/audit-logs?*', (route) =>
        route.fulfill({ json: { success: true, data: [], pagination: { pages: 1, total: 0 } } }),
      );
      await openSecurity(tools, 'onglet=suspectes');
    },
  },
  {
    name: 'security-unavailable',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await page.route('**/api/users/audit-logs?*', (route) => route.abort('connectionrefused'));
      await page.goto('/security');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 20_000 });
    },
  },
];
