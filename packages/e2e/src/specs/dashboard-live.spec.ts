import type { Browser } from '@playwright/test';
import { accounts, type AccountName } from '../fixtures/accounts';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { recordToasts } from '../fixtures/toast-record';
import { toast } from '../pages/toasts';
import type { Mailbox } from '../fixtures/mailbox';
import type { Stack } from '../fixtures/stack';

async function openOther(browser: Browser, stack: Stack, mailbox: Mailbox, account: AccountName) {
  const context = await browser.newContext({ baseURL: stack.origin, locale: 'fr-FR' });
  const signedIn = await signInByApi(context, stack, mailbox, accounts[account]);
  return { context, signedIn, page: await context.newPage() };
}

test('one acts, the other sees it within a second: feed, counts and toast', async ({
  page,
  browser,
  signIn,
  stack,
  mailbox,
}) => {
  await signIn('superAdmin');
  await page.goto('/dashboard');
  const live = page.getByRole('region', { name: 'Temps réel' });
  await expect(live.getByText('Connecté', { exact: true })).toBeVisible();
  const sessions = live.getByRole('group', { name: 'Sessions actives' });
  await expect(sessions).toContainText('1');

  const other = await openOther(browser, stack, mailbox, 'admin');
  const feed = live.getByRole('list', { name: 'Activité en direct' });
  await expect(feed.getByRole('listitem').first()).toContainText('Connexion', { timeout: 1_000 });
  await expect(feed.getByRole('listitem').first()).toContainText('Authentification');

  await other.page.goto('/modules');
  const { firstName, lastName } = other.signedIn.user;
  await expect(toast(page, `${firstName} ${lastName} vient de se connecter`)).toHaveCount(1);
  await expect(sessions).toContainText('2');

  await other.context.close();
  await expect(sessions).toContainText('1');
});

test('the feed keeps the last ten and outlives a change of page', async ({
  page,
  signIn,
  stack,
  context,
}) => {
  const { accessToken, user } = await signIn('superAdmin');
  await page.goto('/dashboard');
  const live = page.getByRole('region', { name: 'Temps réel' });
  await expect(live.getByText('Connecté', { exact: true })).toBeVisible();
  for (let turn = 0; turn < 12; turn += 1) {
    const answer = await context.request.put(`${stack.origin}/api/users/${user.id}/preferences`, {
      headers: { authorization: `Bearer ${accessToken}`, origin: stack.origin },
      data: {
        language: 'fr',
        timezone: 'Africa/Abidjan',
        dateFormat: 'DD/MM/YYYY',
        timeFormat: '24h',
        notifications: { email: true, newConnections: true, weeklyReports: turn % 2 === 0 },
      },
    });
    expect(answer.status()).toBe(200);
  }
  const items = live.getByRole('list', { name: 'Activité en direct' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  await expect(items.first()).toContainText('Modification');

  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  await page.getByRole('link', { name: 'Tableau de Bord' }).click();
  await expect(items).toHaveCount(10);
});

test('without the preference for new connections there is no toast', async ({
  page,
  browser,
  signIn,
  stack,
  mailbox,
}) => {
  await signIn('superAdmin');
  await page.route('**/api/users/*/preferences', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { notifications: object } };
    const notifications = { ...body.data.notifications, newConnections: false };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, notifications } } });
  });
  await page.goto('/dashboard');
  const live = page.getByRole('region', { name: 'Temps réel' });
  await expect(live.getByText('Connecté', { exact: true })).toBeVisible();
  const other = await openOther(browser, stack, mailbox, 'admin');
  await other.page.goto('/modules');
  await expect(live.getByRole('group', { name: 'Sessions actives' })).toContainText('2');
  await expect(toast(page, /vient de se connecter$/)).toHaveCount(0);
  await other.context.close();
});

test('several tabs are one user, and after a restart of the server nobody is counted or announced twice', async ({
  page,
  browser,
  signIn,
  stack,
  mailbox,
}) => {
  await signIn('superAdmin');
  const shown = await recordToasts(page);
  await page.goto('/dashboard');
  const live = page.getByRole('region', { name: 'Temps réel' });
  const status = (text: string) => live.getByText(text, { exact: true });
  await expect(status('Connecté')).toBeVisible();
  const sessions = live.getByRole('group', { name: 'Sessions actives' }).getByText(/^\d+$/);
  const other = await openOther(browser, stack, mailbox, 'admin');
  const second = await other.context.newPage();
  for (const tab of [other.page, second]) {
    await tab.goto('/dashboard');
    await expect(tab.getByText('Connecté', { exact: true })).toBeVisible();
  }
  await expect(sessions).toHaveText('2');
  const feed = live.getByRole('list', { name: 'Activité en direct' }).getByRole('listitem');
  const before = await feed.allTextContents();

  await stack.stopApi();
  await expect(status('Déconnecté')).toBeVisible();
  await stack.startApi();
  await expect(status('Connecté')).toBeVisible({ timeout: 20_000 });
  await expect(second.getByText('Connecté', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(sessions).toHaveText('2');
  expect(await feed.allTextContents()).toEqual(before);

  await second.close();
  await other.page.getByRole('link', { name: 'Retour aux modules' }).click();
  await expect(sessions).toHaveText('2');
  await other.context.close();
  await expect(sessions).toHaveText('1');
  const { firstName, lastName } = other.signedIn.user;
  const announced = (await shown()).flat().filter((line) => line.endsWith('vient de se connecter'));
  expect(announced).toEqual([`${firstName} ${lastName} vient de se connecter`]);
});
