import { expect, test } from '../fixtures/test';
import { recordToasts } from '../fixtures/toast-record';

/*
 * The mechanism of §8 in a browser. Its kinds and sentences are proven beside the code that shows them: see
 * ../../specification/sentences.md. Errors on fields are in sign-in.spec.ts, a session that ends in session.spec.ts, a call
 * without an answer in sign-in-faults.spec.ts.
 */

test('a query that fails on the server is announced once, by the general toast [§8-50]', async ({
  page,
  signIn,
}) => {
  const shown = await recordToasts(page);
  await signIn('operator');
  await page.route('**/api/users/*/audit-logs?**', (route) =>
    route.fulfill({ status: 500, headers: { 'x-request-id': 'k3f9-2mxp-7qtd' }, json: {} }),
  );
  await page.goto('/profile?onglet=activity');
  const general = 'Erreur serveur. Veuillez réessayer plus tard.';
  await expect.poll(shown, { timeout: 15_000 }).toEqual([[general, 'Référence : k3f9-2mxp-7qtd']]);
});
