import { expect } from '@playwright/test';
import { ownFile, throwIn } from '../fixtures/foreign-code';
import { guardedRoutes } from '../fixtures/route-table';
import { preferencesPath } from '../fixtures/permissions';
import { SignInPage } from '../pages/sign-in-page';
import type { Screen, ScreenTools } from './screen';

async function openPageAs(
  { page, signIn }: ScreenTools,
  account: 'superAdmin' | 'operator',
  path: string,
  heading: string,
): Promise<void> {
  await signIn(account);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** Pages whose initial state no other screen shows. */
const initialPaths = ['/users', '/containers', '/settings', '/profile'];

const initialScreens: readonly Screen[] = guardedRoutes
  .filter(({ path }) => initialPaths.includes(path))
  .map(({ path, heading }) => ({
    name: `page${path.replaceAll('/', '-')}`,
    hasOwnLayout: true,
    open: (tools) => openPageAs(tools, 'superAdmin', path, heading),
  }));

/** Pages inside the frame, error and loading states included. */
export const pageScreens: readonly Screen[] = [
  ...initialScreens,
  {
    name: 'denied',
    hasOwnLayout: true,
    open: (tools) => openPageAs(tools, 'operator', '/users', 'Accès refusé'),
  },
  { name: 'not-found', open: (tools) => openPageAs(tools, 'operator', '/nowhere', 'Page non trouvée') },
  {
    name: 'accessibility',
    hasOwnLayout: true,
    open: async ({ page }) => {
      await page.goto('/accessibility');
      await expect(page.getByRole('heading', { level: 1, name: 'Accessibilité' })).toBeVisible();
    },
  },
  {
    name: 'guard-waiting',
    open: async ({ page, signIn }) => {
      await signIn('operator');
      await page.route(preferencesPath, () => undefined);
      await page.goto('/dashboard');
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    },
  },
  {
    name: 'module-failure',
    hasOwnLayout: true,
    open: async ({ page, signIn, site }) => {
      await site.removeModule('users');
      await signIn('superAdmin');
      await page.goto('/users');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'server-unreachable',
    open: async ({ page, signIn }) => {
      await signIn('operator');
      await page.route('**/api/auth/me', (route) => route.abort('connectionrefused'));
      await page.goto('/modules');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    },
  },
  {
    name: 'registry-unreachable',
    open: async ({ page }) => {
      await page.route('**/modules.json', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'crash',
    hasOwnLayout: true,
    open: async ({ page, allowErrors }) => {
      allowErrors(/provoked by the test/);
      await new SignInPage(page).open();
      await throwIn(page, ownFile(page));
      await expect(page.getByRole('heading', { name: 'Une erreur est survenue' })).toBeVisible();
    },
  },
];
