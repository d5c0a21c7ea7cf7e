import { fullName } from '@escale/contracts';
import { peopleApi } from '../fixtures/people-api';
import { preferencesPath } from '../fixtures/permissions';
import { expect, test } from '../fixtures/test';
import { recordToasts } from '../fixtures/toast-record';
import { expiredToken, replaceToken } from '../fixtures/tokens';
import { HomePage } from '../pages/home-page';
import { SignInPage } from '../pages/sign-in-page';
import { UsersPage } from '../pages/users-page';

/*
 * One test per mechanism of §8. The sentences themselves are proven beside the code that shows them: see
 * ../proof-map/section-8.ts. Errors on fields are in sign-in.spec.ts, a session that ends in session.spec.ts, a call
 * without an answer in sign-in-faults.spec.ts.
 */

const general = 'Erreur serveur. Veuillez réessayer plus tard.';

test('a query that fails on the server is announced once, by the general toast', async ({ page, signIn }) => {
  const shown = await recordToasts(page);
  await signIn('operator');
  await page.route('**/api/users/*/audit-logs?**', (route) =>
    route.fulfill({ status: 500, headers: { 'x-request-id': 'k3f9-2mxp-7qtd' }, json: {} }),
  );
  await page.goto('/profile?onglet=activity');
  await expect.poll(shown, { timeout: 15_000 }).toEqual([[general, 'Référence : k3f9-2mxp-7qtd']]);
});

test('a connection that breaks is announced once', async ({ page, signIn }) => {
  const shown = await recordToasts(page);
  await signIn('operator');
  await page.route('**/api/users/*/audit-logs?**', (route) => route.abort('connectionrefused'));
  await page.goto('/profile?onglet=activity');
  await expect.poll(shown, { timeout: 15_000 }).toEqual([['Erreur de connexion réseau.']]);
});

for (const [name, status, body, lines] of [
  [
    'without a message has the fallback, and the general line below',
    500,
    {},
    ["Erreur: Impossible de modifier l'utilisateur", general],
  ],
  ['with a message shows it', 422, { error: 'Refusé pour cette fois' }, ['Erreur: Refusé pour cette fois']],
] as const) {
  test(`an action refused ${name}`, async ({ page, context, stack, signIn }) => {
    const { accessToken } = await signIn('superAdmin');
    const user = await peopleApi(context.request, stack.origin, accessToken).create();
    const shown = await recordToasts(page);
    const users = new UsersPage(page);
    await users.open(user.lastName);
    await page.route(`**/api/users/${user.id}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status, json: body }) : route.fallback(),
    );
    await users.toggle(fullName(user)).click();
    await expect.poll(shown, { timeout: 15_000 }).toEqual([lines]);
  });
}

test('a failure that has a screen of its own is not repeated by a toast', async ({ page, signIn }) => {
  const shown = await recordToasts(page);
  await signIn('superAdmin');
  await page.goto('/users/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Utilisateur non trouvé', { exact: true })).toHaveCount(1);
  expect((await shown()).flat()).not.toContain('Utilisateur non trouvé');
});

test('a refresh that fails shows no toast', async ({ page, signIn }) => {
  const shown = await recordToasts(page);
  const { user } = await signIn('operator');
  await new HomePage(page).open();
  await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 502 }));
  await replaceToken(page, expiredToken(user.id));
  await page.reload();
  await expect(new SignInPage(page).email).toBeVisible();
  expect(await shown()).toEqual([]);
});

test('a home whose permissions cannot be loaded offers to retry', async ({ page, signIn }) => {
  await signIn('operator');
  let failed = 0;
  await page.route(preferencesPath, (route) => {
    failed += 1;
    return route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/modules');
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await retry.waitFor();
  // How often it has asked so far depends on when the home came. An attempt is two calls; until the first one is on its way, the
  // button of the last attempt may still be there.
  const before = failed;
  await retry.click();
  await expect.poll(() => failed).toBe(before + 2);
  await retry.waitFor();
  await page.unroute(preferencesPath);
  await retry.click();
  await expect(new HomePage(page).cards).toHaveCount(4);
});
