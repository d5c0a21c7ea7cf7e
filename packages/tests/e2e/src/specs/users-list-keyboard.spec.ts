import { fullName } from '@escale/contracts';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { pressUntilFocused } from '../pages/keyboard';
import { toast } from '../pages/toasts';
import { UsersPage } from '../pages/users-page';

let api: PeopleApi;

test.beforeEach(async ({ context, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
});

test('by keyboard alone: search, toggle, select, deactivate and delete [§8-36] @firefox', async ({
  page,
}) => {
  const user = await api.create();
  await api.update(user.id, { status: 'INACTIVE' });
  const name = fullName(user);
  const users = new UsersPage(page);
  await page.goto('/users');
  await users.grid.waitFor();
  await pressUntilFocused(page, 'Tab', page.locator('input[type="search"]'));
  await page.keyboard.type(user.lastName);
  await expect(users.grid.locator('[role="row"][row-id]')).toHaveCount(1);

  await pressUntilFocused(page, 'Tab', page.locator('[role="gridcell"]'));
  await page.keyboard.press('Space');
  await expect(users.box(name)).toBeChecked();

  await pressUntilFocused(page, 'ArrowRight', page.locator('[role="switch"], [col-id="status"]'));
  if ((await page.locator('[role="switch"]:focus').count()) === 0) await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(toast(page, 'Utilisateur modifié avec succès !')).toBeVisible();
  await expect(users.toggle(name)).toBeChecked();

  await page.keyboard.press('Tab');
  await expect(
    page.locator('[aria-label="Actions sur la sélection"] button:focus'),
    'one stop for the table',
  ).toHaveCount(1);
  const bulk = users.bulkBar.getByRole('button', { name: 'Désactiver' });
  await pressUntilFocused(page, 'Tab', bulk);
  await page.keyboard.press('Enter');
  await users.dialog.waitFor();
  const confirm = users.dialog.getByRole('button', { name: 'Désactiver' });
  await pressUntilFocused(page, 'Tab', confirm, 10);
  await page.keyboard.press('Enter');
  await expect(toast(page, '1 utilisateur désactivé avec succès !')).toBeVisible();

  await pressUntilFocused(page, 'Shift+Tab', page.locator('[role="gridcell"]'));
  const erase = users.action('Supprimer', name);
  await pressUntilFocused(page, 'ArrowRight', page.locator('[col-id="table.actions"]'));
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, 'ArrowRight', erase);
  await page.keyboard.press('Enter');
  await users.dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(users.dialog).toHaveCount(0);
  await expect(erase).toBeFocused();
});

test('by keyboard alone: a right for a selection, from the list to the report', async ({ page }) => {
  const user = await api.create();
  const users = new UsersPage(page);
  await users.open(user.lastName);
  await expect(users.row(fullName(user))).toBeVisible();
  await pressUntilFocused(page, 'Tab', page.locator('[role="gridcell"]'));
  await page.keyboard.press('Space');
  await pressUntilFocused(page, 'Tab', users.bulkBar.getByRole('button', { name: 'Rôle et droits' }));
  await page.keyboard.press('Enter');
  const right = page.getByRole('group', { name: 'Rapports' }).getByRole('combobox', { name: 'Modification' });
  await right.waitFor();
  await pressUntilFocused(page, 'Tab', right);
  await page.keyboard.press('ArrowDown');
  await expect(right).toHaveValue('grant');
  const save = page.getByRole('button', { name: 'Enregistrer pour 1 personne' });
  await pressUntilFocused(page, 'Tab', save);
  await page.keyboard.press('Enter');
  const done = page.getByText('1 personne modifiée');
  await expect(done).toBeVisible();
  expect((await api.get(user.id)).permissions?.reports).toMatchObject({ write: true });
  await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Copier le rapport' }), 3);
});
