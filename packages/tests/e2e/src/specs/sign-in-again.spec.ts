import type { Page } from '@playwright/test';
import { accounts, type AccountName } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/check-accessibility';
import { createInteractionCounter } from '../fixtures/interaction-counter';
import type { Mailbox } from '../fixtures/mailbox';
import type { SignedIn } from '../fixtures/sign-in-by-api';
import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { storedToken } from '../fixtures/tokens';
import { HomePage } from '../pages/home-page';
import { watchLiveConnection } from '../pages/live-connection';
import { OtpPage } from '../pages/otp-page';

const firstName = (page: Page) => page.getByLabel('Prénom', { exact: true });
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Votre session a pris fin' });

interface SessionTools {
  page: Page;
  stack: Stack;
  signIn: (account: AccountName) => Promise<SignedIn>;
}

/** Fills in one field of the form for a new user; then the server ends the session, and the live connection with it. */
async function loseSession({ page, stack, signIn }: SessionTools, typed = 'Aïssata'): Promise<void> {
  const { accessToken } = await signIn('admin');
  const live = watchLiveConnection(page);
  await page.goto('/users/add');
  await firstName(page).fill(typed);
  await expect.poll(live.accepted).toBeGreaterThan(0);
  await fetch(`${stack.origin}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, origin: stack.origin },
  });
}

async function signInInDialog(page: Page, mailbox: Mailbox, account: AccountName): Promise<void> {
  const { email, password } = accounts[account];
  const seen = await mailbox.count(email);
  await signInDialog(page).getByRole('textbox', { name: 'Email professionnel' }).fill(email);
  await signInDialog(page).getByLabel('Mot de passe', { exact: true }).fill(password);
  await signInDialog(page).getByRole('button', { name: 'Se connecter' }).click();
  await new OtpPage(page).enter(await mailbox.codeFor(email, seen));
}

test('returning takes the password, Enter and the code; the typed input is still there [job 11]', async ({
  page,
  stack,
  signIn,
  mailbox,
}) => {
  await loseSession({ page, stack, signIn });
  const counter = createInteractionCounter(page);
  const { email, password } = accounts.admin;
  const seen = await mailbox.count(email);
  await counter.type(signInDialog(page).getByLabel('Mot de passe', { exact: true }), password);
  await counter.press('Enter');
  await counter.type(new OtpPage(page).code, await mailbox.codeFor(email, seen));
  await expect(signInDialog(page)).toBeHidden();
  await expect(firstName(page)).toHaveValue('Aïssata');
  expect(counter.effort).toEqual({ clicks: 0, keys: 1 });
});

test('a session that expires under a half-filled form resumes in a dialog; the form is kept', async ({
  page,
  stack,
  signIn,
  mailbox,
}) => {
  await loseSession({ page, stack, signIn });
  await expect(signInDialog(page)).toBeVisible();
  await expect(signInDialog(page).getByRole('textbox', { name: 'Email professionnel' })).toHaveValue(
    accounts.admin.email,
  );
  await expect(signInDialog(page).getByLabel('Mot de passe', { exact: true })).toBeFocused();
  expect(await storedToken(page)).toBeNull();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(signInDialog(page)).toBeVisible();
  await signInInDialog(page, mailbox, 'admin');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/users/add');
  await expect(firstName(page)).toHaveValue('Aïssata');
  expect(await storedToken(page)).not.toBeNull();
});

test('another user who signs in there starts on the home page, without the form', async ({
  page,
  stack,
  signIn,
  mailbox,
}) => {
  await loseSession({ page, stack, signIn });
  await signInInDialog(page, mailbox, 'operator');
  await expect(page).toHaveURL('/modules');
  await expect(new HomePage(page).cards).toHaveCount(4);
});

test('an untouched form redirects to /login', async ({ page, stack, signIn }) => {
  await loseSession({ page, stack, signIn }, '');
  await expect(page).toHaveURL('/login');
  await expect(signInDialog(page)).toHaveCount(0);
});
