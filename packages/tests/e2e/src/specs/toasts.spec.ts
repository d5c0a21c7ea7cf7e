import { fullName } from '@escale/contracts';
import type { Page } from '@playwright/test';
import { breakConnection } from '../fixtures/answers';
import { peopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { coveredControls } from '../pages/covered-controls';
import { HomePage } from '../pages/home-page';
import { resizeWindow } from '../pages/resize-window';
import { SignInPage } from '../pages/sign-in-page';
import { toast, toasts } from '../pages/toasts';
import { UsersPage } from '../pages/users-page';

const networkFailure = 'Erreur de connexion réseau.';

test('a toast appears at the top right, stays while focused by Alt+T, and closes on Enter [§1-10 §8-69]', async ({
  page,
}) => {
  await page.clock.install();
  await breakConnection(page, '/auth/check-email');
  const form = new SignInPage(page);
  await form.open();
  await form.email.fill('operateur@escale.test');
  // From here on time advances only by `page.clock.runFor`.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
  await form.continue.click();
  await toast(page, networkFailure).waitFor();

  await expect(toasts(page).first()).toHaveRole('alert');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // Waits until the toast has slid in.
  await expect.poll(async () => (await toasts(page).first().boundingBox())?.y).toBeGreaterThanOrEqual(60);
  const box = await toasts(page).first().boundingBox();
  expect(box?.y).toBeLessThan(72);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);

  await page.keyboard.press('Alt+T');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fermer la notification' })).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page, networkFailure)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page, networkFailure)).toHaveCount(0);
});

test('the error of a form does not follow to another page', async ({ page }) => {
  await page.clock.install();
  await breakConnection(page, '/auth/forgot-password');
  await page.goto('/forgot-password');
  await page.getByRole('textbox').fill('operateur@escale.test');
  // From here on time advances only by `page.clock.runFor`.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
  await page.getByRole('button', { name: /^Envoyer/ }).click();
  await expect(toast(page, networkFailure)).toHaveCount(1);
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, networkFailure)).toHaveCount(0);
});

/** Expects that the only toast covers no control at any width; the toast stays while it has the focus. */
async function expectNothingCovered(page: Page, widths: readonly number[]): Promise<void> {
  await toasts(page).first().waitFor();
  await page.keyboard.press('Alt+T');
  await page.keyboard.press('Tab');
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await resizeWindow(page, { width, height: 800 });
      await expect.poll(() => coveredControls(page)).toEqual([]);
      await expect(toasts(page)).toHaveCount(1);
    });
}

test('a toast with its detail and its action covers none of the page’s controls at any width', async ({
  page,
  context,
  stack,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const { accessToken } = await signIn('superAdmin');
  const user = await peopleApi(context.request, stack.origin, accessToken).create();
  const users = new UsersPage(page);
  await users.open(user.lastName);
  await users.toggle(fullName(user)).click();
  await expect(toasts(page).getByRole('button', { name: 'Annuler' })).toBeVisible();
  await expectNothingCovered(page, [1440, 1024, 768, 360]);
});

test('a toast does not cover a control that appears below it later', async ({ page, signIn }) => {
  await signIn('superAdmin');
  await page.goto('/users/0');
  await toasts(page).first().waitFor();
  const box = await toasts(page).first().boundingBox();
  await page.evaluate((place) => {
    const button = document.createElement('button');
    button.textContent = 'Nouveau';
    Object.assign(button.style, { position: 'fixed', left: `${place?.x}px`, top: `${place?.y}px` });
    document.querySelector('#root')?.append(button);
  }, box);
  const state = async () => ({ covered: await coveredControls(page), toasts: await toasts(page).count() });
  await expect.poll(state).toEqual({ covered: [], toasts: 1 });
});

test('a toast covers no control of the sign-in at any width, nor its steps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await breakConnection(page, '/auth/check-email');
  const form = new SignInPage(page);
  await form.open();
  await form.email.fill('operateur@escale.test');
  await form.continue.click();
  await expectNothingCovered(page, [360, 768, 1024, 1440]);
});

test('a toast covers no control of the home and of a module at any width', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn('superAdmin');
  const home = new HomePage(page);
  await home.open();
  await home.opener('Rapports').click({ force: true });
  await expectNothingCovered(page, [360, 768, 1024, 1440]);

  await page.goto('/security');
  await page.getByRole('button', { name: 'Rafraîchir' }).click();
  await expectNothingCovered(page, [1440, 1024, 768, 360]);
});
