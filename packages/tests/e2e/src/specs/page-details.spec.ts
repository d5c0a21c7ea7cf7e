import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { longPerson } from '../fixtures/long-person';
import { expect, test } from '../fixtures/test';
import { resizeWindow } from '../pages/resize-window';
import { SignInPage } from '../pages/sign-in-page';
import { UsersPage } from '../pages/users-page';

const styleOf = (target: Locator, name: string) =>
  target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test('the users: tools are level, the column choice has its own checkboxes, a selected role stands out', async ({
  page,
  signIn,
}) => {
  await signIn('superAdmin');
  const users = new UsersPage(page);
  const columns = page.getByRole('button', { name: 'Colonnes' });
  const choice = page.getByRole('dialog', { name: 'Colonnes affichées' });
  await users.open(accounts.superAdmin.email);

  await test.step('the role of a selected person stands out from the row', async () => {
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
    const badge = users.grid.getByText('Super Admin', { exact: true });
    const row = users.row('Awa Koné');
    const backgrounds = [await styleOf(badge, 'background-color'), await styleOf(row, 'background-color')];
    expect(backgrounds[0]).not.toBe(backgrounds[1]);
    expect(backgrounds).not.toContain('rgba(0, 0, 0, 0)');
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).uncheck();
  });

  await test.step('the tools are level', async () => {
    const one = await columns.boundingBox();
    const other = await page.getByRole('button', { name: 'Exporter' }).boundingBox();
    expect([other?.y, other?.height]).toEqual([one?.y, one?.height]);
  });

  await test.step('the column choice has its own checkboxes, and is whole on a phone', async () => {
    await columns.click();
    const chosen = choice.getByRole('checkbox').first();
    const ofRow = users.grid.getByRole('checkbox').last();
    for (const property of ['appearance', 'border-radius', 'width'])
      expect(await styleOf(chosen, property)).toBe(await styleOf(ofRow, property));
    await page.keyboard.press('Escape');
    await resizeWindow(page, { width: 360, height: 740 });
    await columns.click();
    await expect(choice).toBeInViewport({ ratio: 1 });
  });
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
    expect(await styleOf(select, 'border-color')).toBe(await styleOf(search, 'border-color'));
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

const isCutOff = (target: Locator) => target.evaluate((element) => element.scrollWidth > element.clientWidth);

const answerAudit = (page: Page, action: string, metadata: object = {}) => {
  const entry = { action, metadata, user: longPerson, userId: 'user-1', resource: 'auth' };
  const data = [{ ...entry, id: 'audit-1', timestamp: new Date().toISOString() }];
  return page.route('**/api/users/audit-logs?*', (route) => route.fulfill({ json: { success: true, data } }));
};

test('a long action is whole in the audit log, on a desktop and on a tablet', async ({ page, signIn }) => {
  await signIn('superAdmin');
  await answerAudit(page, 'PASSWORD_CHANGE');
  await page.goto('/security?onglet=audit');
  const badge = page.getByRole('grid').getByText('Changement de mot de passe');
  for (const width of [1440, 768]) {
    await resizeWindow(page, { width, height: 900 });
    await expect(badge).toBeVisible();
    const cell = badge.locator('xpath=ancestor::*[@role="gridcell"]');
    await expect
      .poll(async () => [await isCutOff(badge), await isCutOff(cell)], `${width} px`)
      .toEqual([false, false]);
  }
});

test('360 px: a long address leaves its card as high as its neighbour', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('superAdmin');
  await answerAudit(page, 'LOGIN_FAILED', { email: longPerson.email });
  await page.goto('/security');
  const card = (name: string) => page.getByRole('group', { name });
  const address = card('Échecs de connexion (1 h)').getByText(longPerson.email);
  await expect(address).toBeVisible();
  const { lineHeight, height } = await address.evaluate((element) => ({
    lineHeight: parseFloat(getComputedStyle(element).lineHeight),
    height: element.getBoundingClientRect().height,
  }));
  expect(height, 'one line').toBeLessThan(1.5 * lineHeight);
});

test('360 px: the sample activities of the dashboard need no scrolling sideways', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('superAdmin');
  await page.goto('/dashboard');
  const table = page.locator('table').first();
  await expect(table).toBeVisible();
  expect(await isCutOff(table)).toBe(false);
});

test('a switch is near its label, on a desktop and on a tablet', async ({ page, signIn }) => {
  await signIn('superAdmin');
  for (const [path, name] of [
    ['/settings?onglet=email', 'Codes OTP'],
    ['/profile?onglet=preferences', 'Notifications par email'],
  ] as const) {
    await page.goto(path);
    const control = page.getByRole('switch', { name });
    const label = page.getByRole('main').getByText(name, { exact: true }).first();
    await control.waitFor();
    for (const width of [1440, 768]) {
      await resizeWindow(page, { width, height: 900 });
      const apart = ((await control.boundingBox())?.x ?? NaN) - ((await label.boundingBox())?.x ?? NaN);
      expect(apart, `${path} at ${width} px`).toBeLessThan(700);
    }
  }
});

test('a refused address does not move the button under it', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  const before = await signIn.continue.boundingBox();
  await signIn.continue.click();
  await expect(signIn.email).toHaveAttribute('aria-invalid', 'true');
  expect(await signIn.continue.boundingBox()).toEqual(before);
});
