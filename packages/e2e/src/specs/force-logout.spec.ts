import { accounts } from '../fixtures/accounts';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';

const operator = accounts.operator.email;
const question = 'Voulez-vous vraiment déconnecter cet utilisateur ?';

test('a super administrator signs another out: the other browser is out within two seconds', async ({
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
  await page.goto('/security?onglet=audit&utilisateur=operateur');
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  const action = page.getByRole('button', { name: /^Déconnecter/ }).first();
  await action.click();
  expect(questions).toEqual([question]);
  await expect(theirs).toHaveURL('/dashboard');

  page.once('dialog', (dialog) => void dialog.accept());
  await action.click();
  await expect(toast(page, 'Utilisateur déconnecté avec succès')).toHaveCount(1);
  await expect(theirs).toHaveURL('/login', { timeout: 2_000 });
  const answer = await page.request.get(`${stack.origin}/api/auth/me`, {
    headers: { authorization: `Bearer ${other.accessToken}` },
  });
  expect(answer.status()).toBe(401);
  await context.close();
});

test('an administrator is told that only super admins may, and the API says no', async ({
  page,
  signIn,
  stack,
  requests,
}) => {
  const { accessToken, user } = await signIn('admin');
  await page.goto(`/security?onglet=audit&utilisateur=operateur`);
  await page
    .getByRole('button', { name: /^Déconnecter/ })
    .first()
    .click();
  await expect(toast(page, 'Seuls les super admins peuvent forcer la déconnexion')).toHaveCount(1);
  expect(requests.matching('force-logout')).toEqual([]);
  const answer = await page.request.post(`${stack.origin}/api/users/${user.id}/force-logout`, {
    headers: { authorization: `Bearer ${accessToken}`, origin: stack.origin },
    data: {},
  });
  expect(answer.status()).toBe(403);
});

test('a refused forced logout says so', async ({ page, signIn }) => {
  await signIn('superAdmin');
  await page.route('**/api/users/*/force-logout', (route) =>
    route.fulfill({ status: 409, json: { success: false, code: 'RULE', error: 'Refusé' } }),
  );
  await page.goto(`/security?onglet=audit&utilisateur=${operator}`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page
    .getByRole('button', { name: /^Déconnecter/ })
    .first()
    .click();
  await expect(toast(page, 'Erreur lors de la déconnexion')).toHaveCount(1);
});
