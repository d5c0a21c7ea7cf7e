import { accounts } from '../fixtures/accounts';
import { guardPages } from '../fixtures/page-guard';
import { expect, test } from '../fixtures/test';
import { SignInPage } from '../pages/sign-in-page';
import { toast, toasts } from '../pages/toasts';

const { email } = accounts.operator;
const httpClientChunkPattern = /\/http\.[0-9a-f]+\.chunk\.js$/;

test('the API is down: the sign-in page works, one toast, the form keeps its value [§8-1] @firefox', async ({
  browser,
  originWithoutApi,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const guard = guardPages(context, [originWithoutApi]);
  const page = await context.newPage();
  const form = new SignInPage(page);
  await form.open(originWithoutApi);
  await form.email.fill(email);
  await form.continue.click();
  await expect(toast(page, 'Erreur serveur. Veuillez réessayer plus tard.')).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(1);
  await expect(form.email).toHaveValue(email);
  guard.check();
  await context.close();
});

test('no answer within 10 s: one toast, the form keeps its value [§7-34 §8-5]', async ({ page }) => {
  await page.route('**/api/auth/check-email', () => undefined);
  const form = new SignInPage(page);
  await form.open();
  await form.email.fill(email);
  await form.continue.click();
  await expect(toast(page, "Délai d'attente dépassé.")).toHaveCount(1, { timeout: 40_000 });
  await expect(toasts(page)).toHaveCount(1);
  await expect(form.email).toHaveValue(email);
  await expect(form.continue).toBeEnabled();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the HTTP client does not arrive: one toast, the form keeps its value, and the next press works', async ({
  page,
}) => {
  await page.route(httpClientChunkPattern, (route) => route.abort('connectionrefused'));
  const form = new SignInPage(page);
  await form.open();
  await form.email.fill(email);
  await form.continue.click();
  await expect(toast(page, 'Erreur de connexion réseau.')).toHaveCount(1);
  await expect(form.email).toHaveValue(email);
  await page.unroute(httpClientChunkPattern);
  await form.continue.click();
  await expect(form.password).toBeVisible();
});
