import type { Page } from '@playwright/test';
import { breakConnection } from '../fixtures/answers';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { SignInPage } from '../pages/sign-in-page';
import { toast, toasts } from '../pages/toasts';
import { UserMenu } from '../pages/user-menu';

const failure = 'Erreur de connexion réseau.';

/** From here on time passes only by `page.clock.runFor`. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** A toast that has just come, in time that stands still. */
async function provokeFailure(page: Page): Promise<void> {
  await page.clock.install();
  await breakConnection(page, '/auth/check-email');
  const form = new SignInPage(page);
  await form.open();
  await form.email.fill('operateur@escale.test');
  await stopTime(page);
  await form.continue.click();
  await toast(page, failure).waitFor();
}

test('a failure stays 4 s at the top right, read out as an alert in French', async ({ page }) => {
  await provokeFailure(page);
  await expect(toasts(page).first()).toHaveRole('alert');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const box = await toasts(page).first().boundingBox();
  expect(box?.y).toBeLessThan(60);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);
  await page.clock.runFor(3_900);
  await expect(toast(page, failure)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page, failure)).toHaveCount(0);
});

test('a success stays 2 s, read out as a status', async ({ page, signIn }) => {
  await signIn('operator');
  await page.clock.install();
  await new HomePage(page).open();
  const menu = new UserMenu(page);
  await menu.askToSignOut();
  await stopTime(page);
  await menu.dialog.getByRole('button', { name: 'Se déconnecter' }).click();
  const success = toast(page, 'Déconnexion réussie');
  await success.waitFor();
  await expect(toasts(page).first()).toHaveRole('status');
  await page.clock.runFor(1_900);
  await expect(success).toBeVisible();
  await page.clock.runFor(200);
  await expect(success).toHaveCount(0);
});

test('a toast stands still under the pointer and goes on where it was', async ({ page }) => {
  await provokeFailure(page);
  await page.clock.runFor(3_000);
  await toasts(page).first().hover();
  await page.clock.runFor(60_000);
  await expect(toast(page, failure)).toBeVisible();
  await page.mouse.move(20, 700);
  await page.clock.runFor(900);
  await expect(toast(page, failure)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page, failure)).toHaveCount(0);
});

test('a toast stands still while it has the focus, which Alt+T gives', async ({ page }) => {
  await provokeFailure(page);
  await page.keyboard.press('Alt+T');
  await page.keyboard.press('Tab');
  const close = page.getByRole('button', { name: 'Fermer la notification' });
  await expect(close).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page, failure)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page, failure)).toHaveCount(0);
});
