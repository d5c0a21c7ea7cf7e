import { expect } from '@playwright/test';
import { answerJson, delayCalls } from '../fixtures/answers';
import { peopleApi } from '../fixtures/people-api';
import { UserDetailPage } from '../pages/user-detail-page';
import type { Screen, ScreenTools } from './screen';

const tabs = ['general', 'permissions', 'preferences', 'security', 'activity'] as const;

/** Signs in `as` a demo account and opens the page of the user with the e-mail address or id `whom`. */
async function openUser(
  { page, signIn }: ScreenTools,
  as: 'superAdmin' | 'admin',
  whom: string,
  tab?: string,
) {
  const { accessToken } = await signIn(as);
  const answer = await page.request.get('/api/users', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { data } = (await answer.json()) as { data: { id: string; email: string }[] };
  const detail = new UserDetailPage(page);
  await detail.open(data.find(({ email }) => email === whom)?.id ?? whom, tab);
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return detail;
}

const operatorEmail = 'operateur@escale.test';
const superAdminEmail = 'super.admin@escale.test';

/** /users/{id} and /profile in their states. */
export const userDetailScreens: readonly Screen[] = [
  ...tabs.map((tab) => ({
    name: `user-${tab}`,
    // The security tab of one's own profile shows more, and is checked instead.
    hasOwnLayout: tab !== 'security',
    open: async (tools: ScreenTools) => {
      await openUser(tools, 'superAdmin', operatorEmail, tab);
      if (tab === 'activity') await expect(tools.page.getByRole('listitem').first()).toBeVisible();
    },
  })),
  {
    name: 'user-own-security',
    hasOwnLayout: true,
    open: async (tools) => {
      await openUser(tools, 'superAdmin', superAdminEmail, 'security');
      await expect(tools.page.getByText('Session actuelle')).toBeVisible();
    },
  },
  {
    name: 'user-above',
    open: async (tools) => {
      await openUser(tools, 'admin', superAdminEmail, 'permissions');
    },
  },
  {
    name: 'user-edit',
    hasOwnLayout: true,
    open: async (tools) => {
      const detail = await openUser(tools, 'superAdmin', operatorEmail);
      await detail.edit.click();
      await expect(detail.save).toBeVisible();
    },
  },
  {
    name: 'user-leave',
    open: async (tools) => {
      const detail = await openUser(tools, 'superAdmin', operatorEmail);
      await detail.edit.click();
      await detail.field('Nom').fill('Ouattara-Bamba');
      await tools.page.getByRole('link', { name: 'Retour aux modules' }).click();
      await expect(detail.dialog).toBeVisible();
    },
  },
  {
    name: 'user-loading',
    open: async ({ page, signIn }) => {
      const { user } = await signIn('superAdmin');
      await delayCalls(page, `/users/${user.id}`);
      await page.goto(`/users/${user.id}`);
      await expect(page.getByRole('status', { name: "Chargement de l'utilisateur…" })).toBeVisible();
    },
  },
  {
    name: 'user-missing',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await page.goto('/users/00000000-0000-4000-8000-000000000000');
      await expect(page.getByText('Utilisateur non trouvé')).toBeVisible();
    },
  },
  {
    name: 'user-unavailable',
    open: async ({ page, signIn }) => {
      const { user } = await signIn('superAdmin');
      await answerJson(page, `/users/${user.id}`, 500, { error: 'Erreur interne' });
      await page.goto(`/users/${user.id}`);
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'user-changed-by-another',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      const { accessToken } = await signIn('superAdmin');
      await page.goto('/modules');
      const { origin } = new URL(page.url());
      const own = peopleApi(page.request, origin, accessToken);
      const user = await own.create({ firstName: 'Marie-Emmanuelle Désirée', lastName: "N'Guessan-Kouadio" });
      await page.goto(`/users/${user.id}`);
      await expect(page.getByText('En direct')).toBeVisible();
      const other = await signIn('admin');
      await peopleApi(page.request, origin, other.accessToken).update(user.id, { status: 'ACTIVE' });
      await expect(page.getByRole('button', { name: 'Masquer' })).toBeVisible();
    },
  },
  ...(['preferences', 'activity'] as const).map((tab) => ({
    name: `profile-${tab}`,
    open: async ({ page, signIn }: ScreenTools) => {
      await signIn('operator');
      await page.goto(`/profile?onglet=${tab}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    },
  })),
];
