import type { AuditEntry } from '@escale/contracts';
import { expect } from '@playwright/test';
import { longPerson } from '../fixtures/long-person';
import type { Screen, ScreenTools } from './screen';

/** One entry, with every field as long as it can be. */
const longEntry: AuditEntry = {
  id: 'audit-1',
  action: 'LOGIN_FAILED',
  userId: 'user-1',
  user: longPerson,
  target: null,
  resource: 'auth',
  ipAddress: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  metadata: { suspiciousFactors: ['NEW_DEVICE', 'FOREIGN_IP'] },
  timestamp: '2026-11-21T08:00:00.000Z',
};

/** Answers the calls of an audit log below /api with these entries. */
async function answerEntries({ page }: ScreenTools, path: string, data: readonly AuditEntry[]) {
  await page.route(`**/api${path}?*`, (route) =>
    route.fulfill({ json: { success: true, data, pagination: { pages: 1, total: data.length } } }),
  );
}

const auditTabScreen = (name: string, entries: readonly AuditEntry[], shown: string | RegExp): Screen => ({
  name,
  hasOwnLayout: entries.length > 0,
  open: async (tools) => {
    await tools.signIn('superAdmin');
    await answerEntries(tools, '/users/audit-logs', entries);
    await tools.page.goto('/security?onglet=audit');
    await expect(tools.page.getByRole('tabpanel').getByText(shown).first()).toBeVisible();
  },
});

/** The audit log of all users and that of one user, empty and with a single entry. */
export const auditScreens: readonly Screen[] = [
  auditTabScreen('security-audit-none', [], 'Aucune activité enregistrée'),
  auditTabScreen('security-audit-one', [longEntry], /Désirée/),
  {
    name: 'profile-activity-none',
    open: async (tools) => {
      const { user } = await tools.signIn('operator');
      await answerEntries(tools, `/users/${user.id}/audit-logs`, []);
      await tools.page.goto('/profile?onglet=activity');
      await expect(
        tools.page
          .getByRole('tabpanel')
          .getByText(/^Aucune? /)
          .first(),
      ).toBeVisible();
    },
  },
];
