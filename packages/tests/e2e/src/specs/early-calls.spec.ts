import { expect, test } from '../fixtures/test';
import { recordToasts } from '../fixtures/toast-record';

const serverError = 'Erreur serveur. Veuillez réessayer plus tard.';

test('the current user is requested once, whatever the answer', async ({ page, signIn, requests }) => {
  await signIn('admin');
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.goto('/users');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(requests.matching('/api/auth/me')).toHaveLength(1);
});

for (const [status, calls, text] of [
  [404, '1 call', 'Ressource non trouvée.'],
  [500, '3 calls', serverError],
] as const) {
  test(`a deep link whose list answers ${status}: ${calls} in all, and one toast`, async ({
    page,
    signIn,
    requests,
  }) => {
    await signIn('admin');
    // Delays the failure until the page is open: a page that opened long after the failure would
    // repeat the call.
    const heading = page.getByRole('heading', { name: 'Gestion des Utilisateurs' });
    await page.route('**/api/users', async (route) => {
      await heading.waitFor();
      await route.fulfill({ status, json: { success: false } });
    });
    const shown = await recordToasts(page);
    await page.goto('/users');
    await expect.poll(async () => (await shown()).flat()).toContain(text);
    expect(await shown()).toHaveLength(1);
    expect(requests.matching(/^\/api\/users$/)).toHaveLength(Number.parseInt(calls));
  });
}
