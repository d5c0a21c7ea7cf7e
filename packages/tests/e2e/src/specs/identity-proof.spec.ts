import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/check-accessibility';
import { peopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { storedToken } from '../fixtures/tokens';
import { watchLiveConnection } from '../pages/live-connection';
import { OtpPage } from '../pages/otp-page';
import { toast } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';

const proofDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirmez votre identité' });

test("ten minutes after the sign-in, changing one's own address or password asks for a new sign-in", async ({
  page,
  context,
  stack,
  mailbox,
  signIn,
  moveApiClock,
}) => {
  const boss = peopleApi(context.request, stack.origin, (await signIn('superAdmin')).accessToken);
  const { user, credentials } = await boss.createActive(mailbox, { role: 'ADMIN' });
  const { accessToken } = await signInByApi(context, stack, mailbox, credentials);
  const live = watchLiveConnection(page);
  const detail = new UserDetailPage(page);
  const renewed = `neuf.${user.email}`;

  const prove = async () => {
    const { email } = credentials;
    const seen = await mailbox.count(email);
    await proofDialog(page).getByLabel('Mot de passe actuel', { exact: true }).fill(credentials.password);
    await proofDialog(page).getByRole('button', { name: 'Continuer' }).click();
    await new OtpPage(page).enter(await mailbox.codeFor(email, seen));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await detail.open(user.id);
  await expect.poll(live.accepted).toBeGreaterThan(0);
  await moveApiClock(11 * 60_000);
  await detail.edit.click();
  await detail.field('Adresse email').fill(renewed);

  await test.step('cancelling keeps the typed values, and says why nothing was saved', async () => {
    await detail.save.click();
    await detail.dialog.getByRole('button', { name: 'Modifier', exact: true }).click();
    await expect(proofDialog(page)).toBeVisible();
    await expect(proofDialog(page).getByText(user.email)).toBeVisible();
    await expect(proofDialog(page).getByLabel('Mot de passe actuel', { exact: true })).toBeFocused();
    await checkAccessibility(page);
    await proofDialog(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(toast(page, /^Erreur: .*confirmez votre identité/)).toHaveCount(1);
    await expect(detail.dialog).toBeHidden();
    await expect(detail.field('Adresse email')).toHaveValue(renewed);
  });

  await test.step('password and code let the change pass; the page continues, with one session', async () => {
    await detail.save.click();
    await detail.dialog.getByRole('button', { name: 'Modifier', exact: true }).click();
    await prove();
    await expect(toast(page, 'Informations utilisateur mises à jour avec succès !')).toBeVisible();
    await expect(detail.dialog).toBeHidden();
    await expect(toast(page, /Bienvenue/)).toHaveCount(0);
    await expect(page).toHaveURL(`/users/${user.id}`);
    expect(await storedToken(page)).not.toBe(accessToken);
    await expect.poll(live.accepted).toBeGreaterThan(1);
    await page.getByRole('tab', { name: 'Sécurité' }).click();
    await expect(page.getByRole('list', { name: 'Sessions actives' }).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('the own password, eleven minutes later, ends at /login as ever', async () => {
    await moveApiClock(22 * 60_000);
    for (const label of ['Nouveau mot de passe', 'Confirmer le mot de passe'])
      await page.getByLabel(label, { exact: true }).fill('Quai-Sud-2028!');
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await detail.dialog.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await prove();
    await expect(page).toHaveURL('/login');
    await expect(toast(page, /^Mot de passe modifié avec succès/)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
});
