import type { Request } from '@playwright/test';
import { peopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';

test("one's own new address takes effect once the link mailed to it is confirmed", async ({
  page,
  context,
  browser,
  stack,
  mailbox,
  signIn,
}) => {
  const boss = peopleApi(context.request, stack.origin, (await signIn('superAdmin')).accessToken);
  const { user, credentials } = await boss.createActive(mailbox, { role: 'ADMIN' });
  await signInByApi(context, stack, mailbox, credentials);
  const detail = new UserDetailPage(page);
  const renewed = `neuf.${user.email}`;
  const told = await mailbox.count(user.email);

  await test.step('the form saves the rest, says what happens, and shows the address that counts', async () => {
    await detail.open(user.id);
    await detail.edit.click();
    await detail.field('Adresse email').fill(renewed);
    await detail.field('Prénom').fill('Awa');
    await detail.saveGeneral();
    await expect(toast(page, new RegExp(`Un email de confirmation a été envoyé à ${renewed}`))).toBeVisible();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(user.email, { exact: true })).toBeVisible();
    await expect(panel.getByText('Awa', { exact: true })).toBeVisible();
    await expect.poll(() => mailbox.count(user.email)).toBe(told + 1);
  });

  const link = await mailbox.linkFor(renewed);
  const other = await browser.newContext({ baseURL: stack.origin });
  const mailPage = await other.newPage();
  const requests: Request[] = [];
  mailPage.on('request', (request) => requests.push(request));

  await test.step('opening the link confirms nothing and hands the token to nobody', async () => {
    await mailPage.goto(link);
    await expect(mailPage.getByRole('button', { name: "Confirmer l'adresse" })).toBeVisible();
    await expect(mailPage).toHaveURL('/confirm-email');
    expect(requests.filter((request) => new URL(request.url()).origin !== stack.origin)).toEqual([]);
    await mailPage.reload();
    expect((await boss.get(user.id)).email).toBe(user.email);
  });

  await test.step('the button does, once', async () => {
    await mailPage.getByRole('button', { name: "Confirmer l'adresse" }).click();
    await expect(mailPage.getByRole('heading', { level: 1, name: 'Adresse confirmée' })).toBeVisible();
    expect((await boss.get(user.id)).email).toBe(renewed);
    await mailPage.goto(link);
    await mailPage.getByRole('button', { name: "Confirmer l'adresse" }).click();
    await expect(mailPage.getByRole('heading', { level: 1, name: 'Lien invalide' })).toBeVisible();
  });

  await test.step('the session of the owner continues with the new address', async () => {
    await page.reload();
    await expect(page.getByRole('tabpanel').getByText(renewed, { exact: true })).toBeVisible();
  });
  await other.close();
});
