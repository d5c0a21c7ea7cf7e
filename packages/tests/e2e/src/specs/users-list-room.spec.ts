import { fullName } from '@escale/contracts';
import type { Page } from '@playwright/test';
import { delayCalls } from '../fixtures/answers';
import { checkRules } from '../fixtures/check-accessibility';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { UsersPage } from '../pages/users-page';
import { countWholeRows } from '../pages/whole-rows';

let api: PeopleApi;

test.beforeEach(async ({ context, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
});

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return { sideways: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });

test('1440 × 900: ten people at once, and only the table scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new UsersPage(page).open();
  await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(10);
  expect(await sidewaysOverflow(page)).toEqual({ sideways: 0, down: 0 });
});

test('1024 × 768: ten people at once, each in the same form, and targets of at least 24 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await new UsersPage(page).open();
  await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(10);
  expect(await sidewaysOverflow(page)).toEqual({ sideways: 0, down: 0 });
  await checkRules(page, ['target-size']);
  await expect(page.getByRole('grid').getByText(/^@/)).toHaveCount(0);
});

test('1024 × 768: eight entries of the audit log at once', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/security?onglet=audit');
  await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(8);
  await checkRules(page, ['target-size']);
});

test('1920 px: the table uses the width, so that e-mail addresses are whole', async ({ page }) => {
  const email = 'marie-emmanuelle.nguessan@douane.escale.test';
  const data = [{ ...(await api.create()), email }];
  await page.route('**/api/users', (route) => route.fulfill({ json: { success: true, data } }));
  await page.setViewportSize({ width: 1920, height: 1080 });
  const users = new UsersPage(page);
  await users.open();
  const address = users.grid.getByRole('gridcell').getByText(email);
  await expect(address).toBeVisible();
  expect(await address.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  expect((await sidewaysOverflow(page)).sideways).toBe(0);
});

test('360 px: people on the first screen, with one menu for all actions of a row @firefox', async ({
  page,
}) => {
  const user = await api.create();
  const name = fullName(user);
  await page.setViewportSize({ width: 360, height: 740 });
  const users = new UsersPage(page);
  await users.open();
  await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(4);
  expect((await sidewaysOverflow(page)).sideways).toBe(0);
  const labels = ['Actifs', 'Inactifs', 'Suspendus'].map((label) =>
    page.getByRole('group', { name: label, exact: true }).getByText(new RegExp(`^${label}?$`)),
  );
  const tops = await Promise.all(labels.map(async (label) => (await label.boundingBox())?.y));
  expect(new Set(tops).size, 'the labels of the figures are in one line').toBe(1);
  const link = page.getByRole('contentinfo').getByRole('link');
  expect(await link.evaluate((element) => element.getClientRects().length), 'no line break in it').toBe(1);
  await users.open(user.lastName);
  await expect(users.row(name)).toContainText('Invitation en attente · Opérateur');
  await users.menu(name).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Voir le détail',
    'Modifier',
    'Activer',
    "Renvoyer l'invitation",
    'Supprimer',
  ]);
  await page.getByRole('menuitem', { name: "Renvoyer l'invitation" }).click();
  await expect(toast(page, `Invitation renvoyée à ${user.email}.`)).toBeVisible();
});

test('the early rows stay in their columns while the grid is built behind them', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { positions: seen });
    const look = () => {
      for (const cell of document.querySelectorAll('[role="table"][aria-busy="true"] [role="cell"]'))
        seen.add(getComputedStyle(cell).position);
      requestAnimationFrame(look);
    };
    look();
  });
  const users = new UsersPage(page);
  await users.open();
  await expect(users.grid.getByRole('switch').first()).toBeVisible();
  const positions = await page.evaluate(() => [
    ...(window as unknown as { positions: Set<string> }).positions,
  ]);
  expect(positions).toEqual(['static']);
});

interface ControlPosition {
  name: string;
  x: number;
  y: number;
}

test('the controls of the early rows stay in place when the grid replaces the rows', async ({ page }) => {
  const user = await api.create();
  await page.addInitScript(() => {
    const placesIn = (table: string) =>
      [...document.querySelectorAll(`${table} :is(.ag-row button, [role="switch"])`)].map((control) => {
        const { x, y } = control.getBoundingClientRect();
        return { name: control.getAttribute('aria-label'), x, y };
      });
    let early: ReturnType<typeof placesIn> = [];
    const look = () => {
      const seen = placesIn('[role="table"][aria-busy="true"]');
      if (seen.length > 0) early = seen;
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { places: () => ({ early, grid: placesIn('[role="grid"]') }) });
  });
  const users = new UsersPage(page);
  await users.open(user.lastName);
  await expect(users.grid.getByRole('switch')).toBeVisible();
  const { early, grid } = await page.evaluate(() =>
    (window as unknown as { places: () => Record<'early' | 'grid', ControlPosition[]> }).places(),
  );
  expect(early).toHaveLength(5);
  for (const [index, { name, x, y }] of early.entries()) {
    expect(grid[index]?.name).toBe(name);
    expect(Math.abs((grid[index]?.y ?? 0) - y), name).toBeLessThan(0.5);
    // The actions of the grid are one pixel further in.
    expect(Math.abs((grid[index]?.x ?? 0) - x), name).toBeLessThan(1.5);
  }
});

for (const width of [1440, 768, 360])
  test(`${width} px: the figures keep their height when the users load; the placeholder has the same columns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { release } = await delayCalls(page, '/users');
    await page.goto('/users');
    const users = new UsersPage(page);
    const figures = page.getByRole('group', { name: 'Total' }).locator('..');
    const heightOf = async () => (await figures.boundingBox())?.height;
    const placeholder = page.getByRole('status').filter({ hasText: 'Liste des utilisateurs' });
    const cells = placeholder.locator('[aria-hidden] > [aria-hidden]:visible');
    await expect(cells.first()).toBeVisible();
    const inRow = (await cells.count()) / 9;
    const height = await heightOf();
    release();
    await expect(users.grid.getByRole('checkbox').first()).toBeVisible();
    const headers = users.grid.getByRole('columnheader').filter({ hasNotText: 'Actions' });
    await expect(headers).toHaveCount(inRow);
    expect(await heightOf()).toBe(height);
  });

for (const width of [1024, 768])
  test(`${width} px: every action of a row is in view, for the pointer and from the keyboard`, async ({
    page,
  }) => {
    const user = await api.create();
    const name = fullName(user);
    await page.setViewportSize({ width, height: 768 });
    const users = new UsersPage(page);
    await users.open(user.lastName);
    const labels = ['Voir le détail', 'Modifier', 'Supprimer'];
    const asMenu = width === 768;
    const controls = asMenu ? [users.menu(name)] : labels.map((label) => users.action(label, name));
    for (const control of [users.name(name), users.toggle(name), ...controls])
      await expect(control).toBeInViewport({ ratio: 1 });
    expect((await sidewaysOverflow(page)).sideways).toBe(0);
    expect(await users.name(name).evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);

    await (await users.cell(name, 'Rôle')).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    if (asMenu) {
      await expect(users.menu(name)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem')).toHaveText(labels);
      return;
    }
    for (const label of labels) {
      await expect(users.action(label, name)).toBeFocused();
      await page.keyboard.press('ArrowRight');
    }
  });
