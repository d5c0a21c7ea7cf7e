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

test('actions of another user appear by themselves: feed, count and toast', async ({
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
  const { firstName, lastName } = other.signedIn.user;
  await expect(feed.getByRole('listitem').first()).toContainText('Connexion');
  await expect(feed.getByRole('listitem').first()).toContainText(`${firstName} ${lastName} s'est connecté`);
  await expect(feed.getByRole('listitem').first()).toContainText('Authentification');

  await other.page.goto('/modules');
  await expect(toast(page, `${firstName} ${lastName} vient de se connecter`)).toHaveCount(1);
  await expect(sessions).toContainText('2');

  await other.context.close();
  await expect(sessions).toContainText('1');
});

test('several tabs count as one user, and a restart of the server counts and announces nobody twice', async ({
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
  const lines = (await shown()).flat();
  // A refetch in the gap may fail, in one toast at most.
  expect(lines.filter((line) => /erreur|momentanément|indisponible/i.test(line)).length).toBeLessThan(2);
  const announced = lines.filter((line) => line.endsWith('vient de se connecter'));
  expect(announced).toEqual([`${firstName} ${lastName} vient de se connecter`]);
});
