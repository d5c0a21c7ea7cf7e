import type { Browser } from '@playwright/test';
import { peopleApi } from '../fixtures/people-api';
import { signInByApi, type SignedIn } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { recordToasts } from '../fixtures/toast-record';
import type { Mailbox } from '../fixtures/mailbox';
import type { Stack } from '../fixtures/stack';

/**
 * Creates an administrator. The API would not announce an existing account that has connected
 * within the last minute.
 */
async function prepareOtherAdministrator(
  browser: Browser,
  stack: Stack,
  mailbox: Mailbox,
  { accessToken }: SignedIn,
) {
  const context = await browser.newContext({ baseURL: stack.origin, locale: 'fr-FR' });
  const people = peopleApi(context.request, stack.origin, accessToken);
  const { user, credentials } = await people.createActive(mailbox, { role: 'ADMIN' });
  return {
    context,
    name: `${user.firstName} ${user.lastName}`,
    open: async () => {
      await signInByApi(context, stack, mailbox, credentials);
      return context.newPage();
    },
  };
}

test('actions of another user appear by themselves: feed, count and toast [§1-6 §2-52] @firefox', async ({
  page,
  browser,
  signIn,
  stack,
  mailbox,
}) => {
  const other = await prepareOtherAdministrator(browser, stack, mailbox, await signIn('superAdmin'));
  const shown = await recordToasts(page);
  await page.goto('/dashboard');
  const live = page.getByRole('region', { name: 'Temps réel' });
  await expect(live.getByText('Connecté', { exact: true })).toBeVisible();
  const sessions = live.getByRole('group', { name: 'Sessions actives' });
  await expect(sessions).toContainText('1');

  const otherPage = await other.open();
  const feed = live.getByRole('list', { name: 'Activité en direct' });
  await expect(feed.getByRole('listitem').first()).toContainText('Connexion');
  await expect(feed.getByRole('listitem').first()).toContainText(`${other.name} s'est connecté`);
  await expect(feed.getByRole('listitem').first()).toContainText('Authentification');

  await otherPage.goto('/modules');
  await expect(sessions).toContainText('2');
  const announcement = `${other.name} vient de se connecter`;
  await expect
    .poll(async () => (await shown()).flat().filter((line) => line === announcement))
    .toHaveLength(1);

  await other.context.close();
  await expect(sessions).toContainText('1');
});

test('several tabs count as one user, and a server restart counts and announces nobody twice', async ({
  page,
  browser,
  signIn,
  stack,
  mailbox,
}) => {
  const other = await prepareOtherAdministrator(browser, stack, mailbox, await signIn('superAdmin'));
  const shown = await recordToasts(page);
  await page.goto('/dashboard');
  const live = page.getByRole('region', { name: 'Temps réel' });
  const status = (text: string) => live.getByText(text, { exact: true });
  await expect(status('Connecté')).toBeVisible();
  const sessions = live.getByRole('group', { name: 'Sessions actives' }).getByText(/^\d+$/);
  const first = await other.open();
  const second = await other.context.newPage();
  for (const tab of [first, second]) {
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
  await first.getByRole('link', { name: 'Retour aux modules' }).click();
  await expect(sessions).toHaveText('2');
  await other.context.close();
  await expect(sessions).toHaveText('1');
  const lines = (await shown()).flat();
  // A refetch during the outage may fail, which shows at most one toast.
  expect(lines.filter((line) => /erreur|momentanément|indisponible/i.test(line)).length).toBeLessThan(2);
  const announced = lines.filter((line) => line.endsWith('vient de se connecter'));
  expect(announced).toEqual([`${other.name} vient de se connecter`]);
});
