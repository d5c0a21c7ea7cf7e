import type { Locator } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { UsersPage } from '../pages/users-page';

const style = (target: Locator, name: string) =>
  target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test('tools of a table stand level, and its column choice has its own checkboxes', async ({
  page,
  signIn,
}) => {
  await signIn('superAdmin');
  const users = new UsersPage(page);
  await users.open();
  await users.grid.waitFor();
  const columns = page.getByRole('button', { name: 'Colonnes' });
  const [one, other] = [
    await columns.boundingBox(),
    await page.getByRole('button', { name: 'Exporter' }).boundingBox(),
  ];
  expect([other?.y, other?.height]).toEqual([one?.y, one?.height]);
  await columns.click();
  const chosen = page.getByRole('dialog', { name: 'Colonnes affichées' }).getByRole('checkbox').first();
  const ofRow = users.grid.getByRole('checkbox').last();
  for (const property of ['appearance', 'border-radius', 'width'])
    expect(await style(chosen, property)).toBe(await style(ofRow, property));
});

test('the role of a selected person stands out from the row', async ({ page, signIn }) => {
  await signIn('superAdmin');
  const users = new UsersPage(page);
  await users.open(accounts.superAdmin.email);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  const badge = users.grid.getByText('Super Admin', { exact: true });
  const row = users.row('Awa Koné');
  const backgrounds = [await style(badge, 'background-color'), await style(row, 'background-color')];
  expect(backgrounds[0]).not.toBe(backgrounds[1]);
  expect(backgrounds).not.toContain('rgba(0, 0, 0, 0)');
});

test('fields and selects of a toolbar have one border, and show their whole choice', async ({
  page,
  signIn,
}) => {
  await signIn('superAdmin');
  await page.goto('/security/sessions');
  const search = page.getByRole('searchbox');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  for (const select of await page.getByRole('combobox').all()) {
    expect(await style(select, 'border-color')).toBe(await style(search, 'border-color'));
    expect(await select.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  }
});

test('the form of a new user fills the width of its page', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('superAdmin');
  await page.goto('/users/add');
  await expect(async () => {
    const send = await page.getByRole('button', { name: "Créer l'utilisateur" }).boundingBox();
    const back = await page.getByRole('link', { name: 'Retour à la liste' }).boundingBox();
    expect((send?.x ?? 0) + (send?.width ?? 0)).toBeCloseTo((back?.x ?? 0) + (back?.width ?? 0), 0);
  }).toPass();
});
