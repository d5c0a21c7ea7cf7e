import { accounts } from '../fixtures/accounts';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { SignInPage } from '../pages/sign-in-page';
import { toast } from '../pages/toasts';

const confirmationText = 'Voulez-vous vraiment déconnecter cet utilisateur ?';

test('a forced logout asks first, then signs the other browser out at once [§2-94 §5-29 §8-45] @firefox', async ({
  page,
  browser,
  signIn,
  stack,
  mailbox,
}) => {
  const context = await browser.newContext({ baseURL: stack.origin, locale: 'fr-FR' });
  const other = await signInByApi(context, stack, mailbox, accounts.operator);
  const theirs = await context.newPage();
  await theirs.goto('/dashboard');
  await expect(theirs.getByText('Connecté', { exact: true })).toBeVisible();

  await signIn('superAdmin');
  await page.goto('/security?onglet=audit&q=operateur');
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  const action = page.getByRole('button', { name: /^Déconnecter/ }).first();
  await action.click();
  expect(questions).toEqual([confirmationText]);
  await expect(theirs).toHaveURL('/dashboard');

  page.once('dialog', (dialog) => void dialog.accept());
  await action.click();
  await expect(toast(page, 'Utilisateur déconnecté avec succès')).toHaveCount(1);
  // Proves the live message: the page's own check of its session, once a minute, comes too late for the timeout of `expect`.
  await expect(theirs).toHaveURL('/login');
  const why = theirs.getByText('Un administrateur a fermé votre session.');
  await expect(why).toBeVisible();
  await expect(new SignInPage(theirs).email).toBeFocused();
  await theirs.reload();
  await expect(new SignInPage(theirs).email).toBeFocused();
  await expect(why).toHaveCount(0);
  const answer = await page.request.get(`${stack.origin}/api/auth/me`, {
    headers: { authorization: `Bearer ${other.accessToken}` },
  });
  expect(answer.status()).toBe(401);
  await context.close();
});
