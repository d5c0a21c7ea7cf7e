import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import type { Mailbox } from '../fixtures/mailbox';
import { expect, test } from '../fixtures/test';
import { expectFieldError } from '../pages/field-error';
import { HomePage } from '../pages/home-page';
import { OtpPage } from '../pages/otp-page';
import { SignInPage } from '../pages/sign-in-page';
import { toast } from '../pages/toasts';

const invitedEmail = 'christelle.assi@escale.test';
const newPassword = 'Quai-Nord-4711!';

/** Requests a link and returns it; the mail may arrive after the answer. */
async function requestLink(page: Page, mailbox: Mailbox, email: string): Promise<string> {
  const seen = await mailbox.count(email);
  await page.goto('/forgot-password');
  await page.getByRole('textbox').fill(email);
  await page.getByRole('button', { name: /^Envoyer/ }).click();
  await expect(page.getByRole('button', { name: "Renvoyer l'email" })).toBeVisible();
  return mailbox.linkFor(email, seen);
}

const passwordField = (page: Page) => page.getByLabel('Nouveau mot de passe', { exact: true });
const confirmationField = (page: Page) => page.getByLabel('Confirmer le mot de passe', { exact: true });
const invalidLinkHeading = (page: Page) => page.getByRole('heading', { name: 'Lien invalide' });

async function choosePassword(page: Page, text: string, submit: string): Promise<void> {
  await passwordField(page).fill(text);
  await confirmationField(page).fill(text);
  await page.getByRole('button', { name: submit }).click();
}

test('a forgotten password is reset through the mail, and ends all sessions [§1-3 §2-34 §8-8]', async ({
  page,
  context,
  stack,
  mailbox,
  signIn,
}) => {
  const { email, password: old } = accounts.operator;
  const { accessToken } = await signIn('operator');
  await context.clearCookies();
  await page.goto('/config.json');
  await page.evaluate(() => localStorage.removeItem('accessToken'));

  const link = await requestLink(page, mailbox, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Réinitialisation du mot de passe' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await expect(passwordField(page)).toBeVisible();

  const submit = page.getByRole('button', { name: 'Réinitialiser le mot de passe' });
  await passwordField(page).fill('abcdefgh');
  await expect(page.getByText('Faible', { exact: true })).toBeVisible();
  await expect(submit).toBeDisabled();
  await passwordField(page).fill(newPassword);
  await expect(page.getByText('Très fort', { exact: true })).toBeVisible();
  await confirmationField(page).fill(`${newPassword}x`);
  await submit.click();
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await confirmationField(page).fill(newPassword);
  await submit.click();
  await expect(page.getByText('Toutes les sessions actives ont été déconnectées.')).toBeVisible();

  const me = await fetch(`${stack.origin}/api/auth/me`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(me.status).toBe(401);

  await page.goto(link);
  await expect(invalidLinkHeading(page)).toBeVisible();

  await page.goto('/login');
  const form = new SignInPage(page);
  await form.signIn({ email, password: old });
  await expect(toast(page, 'Mot de passe incorrect')).toBeVisible();
  await form.password.fill(newPassword);
  const seen = await mailbox.count(email);
  await form.submit.click();
  await page.waitForURL('/otp-verification');
  await new OtpPage(page).enter(await mailbox.codeFor(email, seen));
  await expect(new HomePage(page).title).toBeVisible();

  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.goto(await requestLink(page, mailbox, email));
  await choosePassword(page, old, 'Réinitialiser le mot de passe');
  await page.getByRole('link', { name: 'Se connecter maintenant' }).click();
  await expect(page).toHaveURL('/login');
});

test('an invited person activates the account through the mail [§1-3]', async ({ page, mailbox }) => {
  const link = await requestLink(page, mailbox, invitedEmail);
  expect(link).toContain('invitation=true');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Activation de votre compte' })).toBeVisible();
  await choosePassword(page, newPassword, 'Activer mon compte');
  await page.getByRole('link', { name: 'Se connecter maintenant' }).click();
  const seen = await mailbox.count(invitedEmail);
  await new SignInPage(page).signIn({ email: invitedEmail, password: newPassword });
  await page.waitForURL('/otp-verification');
  await new OtpPage(page).enter(await mailbox.codeFor(invitedEmail, seen));
  await expect(new HomePage(page).title).toBeVisible();
});

for (const { kind, email, own, hours } of [
  { kind: 'reset', email: 'salimata.bamba@escale.test', own: 'Bamba-2025-Quai!', hours: 1 },
  { kind: 'invitation', email: 'hamed.soumahoro@escale.test', own: 'Soumahoro-2025!', hours: 48 },
]) {
  test(`the link of a ${kind} is valid for ${hours} h, also after a refused password, and then expires [§9-1 §9-2]`, async ({
    page,
    mailbox,
    moveApiClock,
  }) => {
    const submit = kind === 'reset' ? 'Réinitialiser le mot de passe' : 'Activer mon compte';
    const link = await requestLink(page, mailbox, email);
    await page.goto(link);
    await moveApiClock(hours * 60 * 60_000 - 60_000);
    await choosePassword(page, own, submit);
    await expect(toast(page, /ni votre nom/)).toHaveCount(1);
    await expectFieldError(passwordField(page), /ni votre nom/);
    await moveApiClock(hours * 60 * 60_000 + 60_000);
    await choosePassword(page, newPassword, submit);
    await expect(invalidLinkHeading(page)).toBeVisible();
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });
}

test('a link that is replaced by a newer one, or altered, is invalid', async ({ page, mailbox }) => {
  const { email } = accounts.superAdmin;
  const first = await requestLink(page, mailbox, email);
  const seen = await mailbox.count(email);
  await page.getByRole('button', { name: "Renvoyer l'email" }).click();
  const second = await mailbox.linkFor(email, seen);
  for (const dead of [
    first,
    second.replace(/token=(.)/, (_all, digit) => `token=${digit === 'A' ? 'B' : 'A'}`),
  ]) {
    await page.goto(dead);
    await expect(invalidLinkHeading(page)).toBeVisible();
  }
});
