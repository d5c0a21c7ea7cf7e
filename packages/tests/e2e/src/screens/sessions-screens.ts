import { expect } from '@playwright/test';
import { longPerson } from '../fixtures/long-person';
import type { Screen, ScreenTools } from './screen';

const people = [
  ['Awa', 'Koné', 'SUPER_ADMIN'],
  [longPerson.firstName, longPerson.lastName, 'ADMIN'],
  ['Yao', 'Kouassi', 'OPERATOR'],
  ['Mariam', 'Traoré', 'OPERATOR'],
] as const;

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  '',
];

const timeAt = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString();

function buildSession(index: number) {
  const [firstName, lastName, role] = people[index % people.length] ?? people[0];
  return {
    id: `session-${index}`,
    token: `token-${index}`,
    createdAt: timeAt(index),
    expiresAt: timeAt(index + 720),
    lastSeenAt: index === 3 ? null : timeAt(90 - index),
    userAgent: browsers[index % browsers.length],
    ipAddress: index % 5 === 0 ? '2001:db8:85a3:8d3:1319:8a2e:370:7348' : `10.20.3.${index}`,
    current: index === 0,
    user: { id: `user-${index}`, email: `personne.${index}@escale.test`, firstName, lastName, role },
  };
}

async function openList({ page, signIn }: ScreenTools, count: number, total = count): Promise<void> {
  await signIn('superAdmin');
  const data = Array.from({ length: count }, (_none, index) => buildSession(index));
  const pages = Math.max(1, Math.ceil(total / Math.max(1, count)));
  await page.route('**/api/sessions?*', (route) =>
    route.fulfill({ json: { success: true, data, pagination: { pages, total } } }),
  );
  await page.goto('/security/sessions');
  await expect(page.getByText(/élément\(s\) au total|Personne n'est connecté/).first()).toBeVisible();
}

/** The list of the active sessions in its states. */
export const sessionsScreens: readonly Screen[] = [
  { name: 'sessions-many', hasOwnLayout: true, open: (tools) => openList(tools, 24) },
  { name: 'sessions-more', open: (tools) => openList(tools, 8, 340) },
  { name: 'sessions-none', open: (tools) => openList(tools, 0) },
  {
    name: 'sessions-closing',
    open: async (tools) => {
      await openList(tools, 6);
      const close = tools.page.getByRole('button', { name: /^Fermer la session : Mariam/ });
      await close.first().click();
      await expect(tools.page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'sessions-unavailable',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await page.route('**/api/sessions?*', (route) => route.abort('connectionrefused'));
      await page.goto('/security/sessions');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 20_000 });
    },
  },
];
