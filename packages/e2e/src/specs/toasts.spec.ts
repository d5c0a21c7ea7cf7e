import type { Page } from '@playwright/test';
import { fullName } from '@escale/contracts';
import { breakConnection } from '../fixtures/answers';
import { peopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { SignInPage } from '../pages/sign-in-page';
import { toast, toasts } from '../pages/toasts';
import { UsersPage } from '../pages/users-page';

const failure = 'Erreur de connexion réseau.';

test('a toast appears at the top right, stays while focused by Alt+T, and closes on Enter', async ({
  page,
}) => {
  await page.clock.install();
  await breakConnection(page, '/auth/check-email');
  const form = new SignInPage(page);
  await form.open();
  await form.email.fill('operateur@escale.test');
  // From here on time passes only by `page.clock.runFor`.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await form.continue.click();
  await toast(page, failure).waitFor();

  await expect(toasts(page).first()).toHaveRole('alert');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const box = await toasts(page).first().boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(60);
  expect(box?.y).toBeLessThan(72);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);

  await page.keyboard.press('Alt+T');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fermer la notification' })).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page, failure)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page, failure)).toHaveCount(0);
});

test('the error of a form does not follow to another page', async ({ page }) => {
  await page.clock.install();
  await breakConnection(page, '/auth/forgot-password');
  await page.goto('/forgot-password');
  await page.getByRole('textbox').fill('operateur@escale.test');
  // From here on time passes only by `page.clock.runFor`.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole('button', { name: /^Envoyer/ }).click();
  await expect(toast(page, failure)).toHaveCount(1);
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, failure)).toHaveCount(0);
});

/** The names of the controls that the first toast lies over. */
const covered = (page: Page) =>
  toasts(page)
    .first()
    .evaluate((toast) => {
      const own = toast.getBoundingClientRect();
      return [...document.querySelectorAll('a, button, input, [role=switch]')]
        .filter(
          (control) => !toast.contains(control) && control.checkVisibility({ visibilityProperty: true }),
        )
        .filter((control) => {
          const { left, right, top, bottom, width } = control.getBoundingClientRect();
          return width > 1 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        })
        .map((control) => `${control.ariaLabel ?? control.textContent}`);
    });

for (const width of [1440, 1024, 768, 360])
  test(`${width} px: a toast with its detail and its action covers none of the page's controls`, async ({
    page,
    context,
    stack,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { accessToken } = await signIn('superAdmin');
    const user = await peopleApi(context.request, stack.origin, accessToken).create();
    const users = new UsersPage(page);
    await users.open(user.lastName);
    if (width === 360) {
      await users.menu(fullName(user)).click();
      await page.getByRole('menuitem', { name: 'Activer' }).click();
    } else await users.toggle(fullName(user)).click();
    await expect(toasts(page).getByRole('button', { name: 'Annuler' })).toBeVisible();
    // On a phone the way to the modules is in the header, too.
    expect(await covered(page)).toEqual(width === 360 ? ['Modules'] : []);
  });
