import { fullName } from '@escale/contracts';
import type { Page } from '@playwright/test';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { UsersPage } from '../pages/users-page';

let api: PeopleApi;

test.beforeEach(async ({ context, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
});

/** Presses a key until `reached` holds, at most `limit` times. */
async function pressUntil(
  page: Page,
  key: string,
  reached: () => Promise<boolean>,
  limit = 60,
): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await reached()) return;
    await page.keyboard.press(key);
  }
  expect(await reached(), `${key} does not get there`).toBe(true);
}

const focused = (page: Page, selector: string) => () =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test('by keyboard alone: search, toggle, select, deactivate and delete', async ({ page }) => {
  const user = await api.create();
  await api.update(user.id, { status: 'INACTIVE' });
  const name = fullName(user);
  const users = new UsersPage(page);
  await page.goto('/users');
  await users.grid.waitFor();
  await pressUntil(page, 'Tab', focused(page, 'input[type="search"]'));
  await page.keyboard.type(user.lastName);
  await expect(users.grid.locator('[role="row"][row-id]')).toHaveCount(1);

  await pressUntil(page, 'Tab', focused(page, '[role="gridcell"]'));
  await page.keyboard.press('Space');
  await expect(users.box(name)).toBeChecked();

  await pressUntil(page, 'ArrowRight', focused(page, '[role="switch"], [col-id="status"]'));
  if (!(await focused(page, '[role="switch"]')())) await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(toast(page, 'Utilisateur modifié avec succès !')).toBeVisible();
  await expect(users.toggle(name)).toBeChecked();

  await page.keyboard.press('Tab');
  expect(
    await focused(page, '[aria-label="Actions sur la sélection"] button')(),
    'one stop for the table',
  ).toBe(true);
  const bulk = users.bulkBar.getByRole('button', { name: 'Désactiver' });
  await pressUntil(page, 'Tab', () => bulk.evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  await users.dialog.waitFor();
  const confirm = users.dialog.getByRole('button', { name: 'Désactiver' });
  await pressUntil(page, 'Tab', () => confirm.evaluate((button) => button === document.activeElement), 10);
  await page.keyboard.press('Enter');
  await expect(toast(page, '1 utilisateur désactivé avec succès !')).toBeVisible();

  await pressUntil(page, 'Shift+Tab', focused(page, '[role="gridcell"]'));
  const erase = users.action('Supprimer', name);
  await pressUntil(page, 'ArrowRight', focused(page, '[col-id="table.actions"]'));
  await page.keyboard.press('Enter');
  await pressUntil(page, 'ArrowRight', () => erase.evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  await users.dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(users.dialog).toHaveCount(0);
  await expect(erase).toBeFocused();
});
