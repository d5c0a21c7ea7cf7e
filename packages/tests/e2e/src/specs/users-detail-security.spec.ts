import type { Page } from '@playwright/test';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';

const newPassword = 'Grue-Rouge-2027!';
const changedToast = 'Mot de passe modifié avec succès ! Toutes les sessions ont été déconnectées.';

/** Types a new password twice and submits it; ends at the confirmation dialog. */
async function changePassword(page: Page, password: string, strength: string): Promise<void> {
  for (const label of ['Nouveau mot de passe', 'Confirmer le mot de passe'])
    await page.getByLabel(label, { exact: true }).fill(password);
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', strength);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
}

test('sessions and passwords: a session ended here ends in the other browsers [§2-76 §8-41]', async ({
  page,
  browser,
  context,
  stack,
  mailbox,
  signIn,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const api = peopleApi(context.request, stack.origin, accessToken);
  const { user, credentials } = await api.createActive(mailbox, { role: 'ADMIN' });
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: stack.origin })));
  const people: PeopleApi[] = [];
  for (const one of contexts) {
    const signedIn = await signInByApi(one, stack, mailbox, credentials);
    people.push(peopleApi(one.request, stack.origin, signedIn.accessToken));
  }
  const statuses = () => Promise.all(people.map(async (one) => (await one.call('GET', '/auth/me')).status()));
  const detail = new UserDetailPage(page);
  await detail.open(user.id, 'security');

  await test.step('a session is deleted after a question, and is over', async () => {
    const rows = page.getByRole('list', { name: 'Sessions actives' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText('Session actuelle');
    expect((await rows.nth(1).locator('code').innerText()).length).toBe(20);
    await page.getByRole('button', { name: /^Fermer : Session 2 / }).click();
    await expect(detail.dialog).toContainText(/Fermer cette session \(.*, ouverte le .*\)/);
    await detail.confirm('Fermer la session');
    await expect(toast(page, 'Session supprimée avec succès')).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect((await statuses()).sort()).toEqual([200, 401]);
  });

  await test.step('a common password is refused, and nothing typed is lost', async () => {
    await page.getByText('Saisir un mot de passe à sa place').click();
    await changePassword(page, 'password', 'Faible');
    await detail.confirm('Changer le mot de passe');
    await expect(toast(page, /^Erreur: /)).toBeVisible();
    await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveValue('password');
  });

  await test.step('a good password ends all sessions, and works for the next sign-in', async () => {
    await changePassword(page, newPassword, 'Très fort');
    await expect(detail.dialog).toContainText('Toutes les sessions actives seront déconnectées');
    await detail.confirm('Changer le mot de passe');
    await expect(toast(page, changedToast)).toBeVisible();
    expect(await statuses()).toEqual([401, 401]);
  });

  await test.step("changing one's own password signs out and leads to /login", async () => {
    const [own] = contexts;
    if (own === undefined) throw new Error('no context');
    await signInByApi(own, stack, mailbox, { ...credentials, password: newPassword });
    const theirs = await own.newPage();
    const ownDetail = new UserDetailPage(theirs);
    await ownDetail.open(user.id, 'security');
    await expect(theirs.getByText('la vôtre comprise')).toBeVisible();
    await changePassword(theirs, 'Quai-Sud-2028!', 'Très fort');
    await ownDetail.confirm('Changer le mot de passe');
    await expect(theirs).toHaveURL('/login');
    await expect(toast(theirs, changedToast)).toBeVisible();
    expect(await theirs.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });
  for (const one of contexts) await one.close();
});
