import { expect, type Page, type Route } from '@playwright/test';
import { preferencesPath } from '../fixtures/permissions';
import { expiredToken, replaceToken } from '../fixtures/tokens';
import { HomePage } from '../pages/home-page';
import { SignInPage } from '../pages/sign-in-page';
import type { Row, RowTools, SilentRow } from './row';

/** The home asks for the preferences of the person who signed in; here that call fails. */
const preferencesFail = (fail: (route: Route) => unknown) => async (tools: RowTools) => {
  await tools.signIn('operator');
  await tools.page.route(preferencesPath, fail);
  await tools.page.goto('/modules');
};

const answers = (status: number) => preferencesFail((route) => route.fulfill({ status, json: {} }));

const server = 'Erreur serveur. Veuillez réessayer plus tard.';

export const generalRows: readonly Row[] = [
  { text: server, by: '500', provoke: answers(500) },
  { text: server, by: '503', provoke: answers(503) },
  {
    text: server,
    by: 'a page in place of JSON',
    provoke: preferencesFail((route) => route.fulfill({ contentType: 'text/html', body: '<h1>Proxy</h1>' })),
  },
  { text: 'Ressource non trouvée.', provoke: answers(404) },
  { text: 'Accès interdit.', provoke: answers(403) },
  {
    text: 'Erreur de connexion réseau.',
    provoke: preferencesFail((route) => route.abort('connectionrefused')),
  },
  {
    text: "Délai d'attente dépassé.",
    provoke: async (tools) => {
      await preferencesFail(() => undefined)(tools);
      await expect(tools.page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 40_000 });
    },
  },
];

const onceOnLogin = (page: Page) => expect(new SignInPage(page).email).toBeVisible();

export const silentRows: readonly SilentRow[] = [
  {
    name: '502 of the refresh',
    provoke: async ({ page, signIn }) => {
      const { user } = await signIn('operator');
      await new HomePage(page).open();
      await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 502 }));
      await replaceToken(page, expiredToken(user.id));
      await page.reload();
      await onceOnLogin(page);
    },
  },
  {
    name: '500 of the refresh',
    provoke: async ({ page, signIn }) => {
      const { user } = await signIn('operator');
      await new HomePage(page).open();
      await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 500, json: {} }));
      await replaceToken(page, expiredToken(user.id));
      await page.reload();
      await onceOnLogin(page);
    },
  },
  {
    name: '404 of /auth/me',
    provoke: async ({ page, signIn }) => {
      await signIn('operator');
      await page.route('**/api/auth/me', (route) => route.fulfill({ status: 404, json: {} }));
      await page.goto('/modules');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    },
  },
];
