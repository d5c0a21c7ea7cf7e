import { fullName, limits } from '@escale/contracts';
import type { Page, Response } from '@playwright/test';
import { breakConnection } from '../fixtures/answers';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { UsersPage } from '../pages/users-page';

let api: PeopleApi;

test.beforeEach(async ({ page, context, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
  await page.clock.install();
});

const isList = (response: Response) => new URL(response.url()).pathname === '/api/users';

/** Lets the 30 seconds of the refetch pass, and waits for its answer. */
async function nextRefetch(page: Page): Promise<Response> {
  const answer = page.waitForResponse(isList);
  await page.clock.runFor(limits.refetchMs);
  return answer;
}

test('an unchanged list is asked for by its version and answered without a body', async ({ page }) => {
  const users = new UsersPage(page);
  const first = page.waitForResponse(isList);
  await users.open();
  const version = (await first).headers().etag;
  expect(version).toBeTruthy();
  const second = await nextRefetch(page);
  expect(second.request().headers()['if-none-match']).toBe(version);
  expect(second.status()).toBe(304);
  const { responseBodySize, responseHeadersSize } = await second.request().sizes();
  expect(responseBodySize + responseHeadersSize).toBeLessThan(1_000);
});

test('what has changed on the server is shown, and nothing that one is doing is disturbed', async ({
  page,
}) => {
  const firstName = 'Relecture';
  const one = await api.create({ firstName });
  const other = await api.create({ firstName });
  const users = new UsersPage(page);
  await users.open(firstName);
  await users.select(fullName(one));
  await users.search.press('End');
  await users.search.pressSequentially(' e2e');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const third = await api.create({ firstName });
  await api.update(other.id, { status: 'SUSPENDED' });
  expect((await nextRefetch(page)).status()).toBe(200);
  await expect(users.row(fullName(third))).toBeVisible();
  await expect(await users.cell(fullName(other), 'Statut')).toContainText('Suspendu');
  await expect(users.box(fullName(one))).toBeChecked();
  await expect(users.search).toHaveValue(`${firstName} e2e`);
  await expect(page.getByRole('menuitem', { name: 'Exporter Excel' })).toBeVisible();
});

test('the place in the list stays', async ({ page }) => {
  const users = new UsersPage(page);
  await users.open();
  await users.grid.hover();
  await page.mouse.wheel(0, 600);
  const tops = () =>
    page.evaluate(() => [
      window.scrollY,
      ...[...document.querySelectorAll('[role="grid"] *')]
        .map((node) => node.scrollTop)
        .filter((top) => top > 0),
    ]);
  await page.clock.runFor(500);
  const before = await tops();
  expect(Math.max(...before)).toBeGreaterThan(0);
  await api.create();
  await nextRefetch(page);
  expect(await tops()).toEqual(before);
});

test('a toggle on its way is not overwritten by the refetch', async ({ page }) => {
  const user = await api.create();
  const users = new UsersPage(page);
  await users.open(user.lastName);
  const wasOn = await users.toggle(fullName(user)).isChecked();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/users/${user.id}`, async (route) => {
    await released;
    await route.continue();
  });
  await api.create();
  await page.clock.runFor(limits.refetchMs - 5_000);
  await users.toggle(fullName(user)).click();
  await expect(users.toggle(fullName(user))).toBeChecked({ checked: !wasOn });
  const refetched = page.waitForResponse(isList);
  await page.clock.runFor(5_000);
  expect((await refetched).status()).toBe(200);
  await expect(users.toggle(fullName(user))).toBeChecked({ checked: !wasOn });
  release();
  await expect.poll(async () => (await api.get(user.id)).status).toBe(wasOn ? 'INACTIVE' : 'ACTIVE');
});

test('a refetch that fails keeps the list, says how old it is, and mends itself', async ({ page }) => {
  const user = await api.create();
  const users = new UsersPage(page);
  await users.open(user.lastName);
  await breakConnection(page, '/users');
  await page.clock.runFor(limits.refetchMs + 20_000);
  await expect(page.getByText("L'actualisation a échoué")).toBeVisible();
  await expect(page.getByText(/Données lues/)).toBeVisible();
  await expect(users.row(fullName(user))).toBeVisible();
  await page.unroute('**/api/users');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText("L'actualisation a échoué")).toHaveCount(0);
});

test('a list that cannot be loaded says so, and is asked for again', async ({ page }) => {
  await page.route('**/api/users', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'SERVER_ERROR', error: 'Panne' } }),
  );
  await page.goto('/users');
  await page.clock.runFor(20_000);
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/users');
  await retry.click();
  await expect(new UsersPage(page).grid).toBeVisible();
});
