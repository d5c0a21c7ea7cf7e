import { fullName } from '@escale/contracts';
import type { Page } from '@playwright/test';
import { answerJson } from '../fixtures/answers';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';

const newPassword = 'Grue-Rouge-2027!';
const changed = 'Mot de passe modifié avec succès ! Toutes les sessions ont été déconnectées.';

let api: PeopleApi;
let detail: UserDetailPage;

test.beforeEach(async ({ context, page, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
  detail = new UserDetailPage(page);
});

test('the rules of the password, each with its sentence', async ({ page }) => {
  const user = await api.create();
  await detail.open(user.id, 'security');
  for (const [password, confirmation, message] of [
    ['', '', 'Mot de passe minimum 8 caractères'],
    ['Court-1', 'Court-1', 'Mot de passe minimum 8 caractères'],
    ['x'.repeat(10_000), 'x'.repeat(10_000), 'Mot de passe maximum 128 caractères'],
    [newPassword, '', 'Confirmation requise'],
    [newPassword, 'Grue-Verte-2027!', 'Les mots de passe ne correspondent pas'],
  ] as const) {
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
    await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(confirmation);
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(page.getByText(message, { exact: true }), password.slice(0, 9)).toBeVisible();
    await expect(detail.dialog).toBeHidden();
  }
});

async function change(page: Page): Promise<void> {
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(newPassword);
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Très fort');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(detail.dialog).toContainText('Toutes les sessions actives seront déconnectées');
  await detail.confirm('Changer le mot de passe');
}

test("another's password: their sessions end, the new one signs in", async ({
  page,
  browser,
  stack,
  mailbox,
}) => {
  const { user, credentials } = await api.createActive(mailbox);
  const context = await browser.newContext({ baseURL: stack.origin });
  const { accessToken } = await signInByApi(context, stack, mailbox, credentials);
  const theirs = peopleApi(context.request, stack.origin, accessToken);
  expect((await theirs.call('GET', '/auth/me')).status()).toBe(200);
  await detail.open(user.id, 'security');
  await change(page);
  await expect(toast(page, changed)).toBeVisible();
  expect((await theirs.call('GET', '/auth/me')).status()).toBe(401);
  await signInByApi(context, stack, mailbox, { ...credentials, password: newPassword });
  await context.close();
});

test("one's own password signs out to /login", async ({ page, context, stack, mailbox }) => {
  const { user, credentials } = await api.createActive(mailbox, { role: 'ADMIN' });
  await signInByApi(context, stack, mailbox, credentials);
  await detail.open(user.id, 'security');
  await expect(page.getByText('la vôtre comprise')).toBeVisible();
  await change(page);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await expect(toast(page, changed)).toBeVisible();
});

test('sessions: their names, 20 characters, deletion after a question ends the session', async ({
  page,
  browser,
  stack,
  mailbox,
}) => {
  const { user, credentials } = await api.createActive(mailbox);
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: stack.origin })));
  const people: PeopleApi[] = [];
  for (const context of contexts) {
    const { accessToken } = await signInByApi(context, stack, mailbox, credentials);
    people.push(peopleApi(context.request, stack.origin, accessToken));
  }
  await detail.open(user.id, 'security');
  const rows = page.getByRole('list', { name: 'Sessions actives' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Session actuelle');
  await expect(rows.nth(1)).toContainText('Session 2');
  expect((await rows.nth(1).locator('code').innerText()).length).toBe(20);
  await page.getByRole('button', { name: 'Supprimer : Session 2' }).click();
  await expect(detail.dialog).toContainText('Êtes-vous sûr de vouloir supprimer la session « Session 2 » ?');
  await detail.confirm('Supprimer');
  await expect(toast(page, 'Session supprimée avec succès')).toBeVisible();
  await expect(rows).toHaveCount(1);
  const answers = await Promise.all(people.map(async (one) => (await one.call('GET', '/auth/me')).status()));
  expect(answers.sort()).toEqual([200, 401]);
  for (const context of contexts) await context.close();
});

test("deleting one's own current session signs out", async ({ page, context, stack, mailbox }) => {
  const { user, credentials } = await api.createActive(mailbox, { role: 'ADMIN' });
  await signInByApi(context, stack, mailbox, credentials);
  await detail.open(user.id, 'security');
  await page.getByRole('button', { name: 'Supprimer : Session actuelle' }).click();
  await detail.confirm('Supprimer');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('Expire bientôt under 24 hours, and Aucune session active', async ({ page }) => {
  const user = await api.create();
  await detail.open(user.id, 'security');
  await expect(page.getByText('Aucune session active')).toBeVisible();
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const session = (id: string, hours: number) => ({
    id,
    token: `${id}-0123456789012345678901234567890`,
    createdAt: inHours(-1),
    expiresAt: inHours(hours),
  });
  await answerJson(page, `/users/${user.id}/sessions`, 200, {
    success: true,
    data: [session('a', 23), session('b', 25)],
  });
  await page.reload();
  const rows = page.getByRole('list', { name: 'Sessions actives' }).getByRole('listitem');
  await expect(rows.nth(0)).toContainText('Expire bientôt');
  await expect(rows.nth(1)).not.toContainText('Expire bientôt');
  await answerJson(page, `/users/${user.id}/sessions/b`, 500, {});
  await page.getByRole('button', { name: 'Supprimer : Session 2' }).click();
  await detail.confirm('Supprimer');
  await expect(toast(page, 'Erreur: Impossible de supprimer la session')).toBeVisible();
});

test('a password that the server refuses: its sentence, nothing typed is lost', async ({ page }) => {
  const user = await api.create();
  await detail.open(user.id, 'security');
  const common = 'password';
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(common);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(common);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(detail.dialog).toContainText(fullName(user));
  await detail.confirm('Changer le mot de passe');
  await expect(toast(page, /^Erreur: /)).toBeVisible();
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveValue(common);
});
