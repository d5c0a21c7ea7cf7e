import { fullName, limits } from '@escale/contracts';
import type { Page, Response } from '@playwright/test';
import { peopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { UsersPage } from '../pages/users-page';

const isListResponse = (response: Response) => new URL(response.url()).pathname === '/api/users';

/** Advances the clock to the next refetch, after 30 seconds, and returns the response of the refetch. */
async function nextRefetch(page: Page): Promise<Response> {
  const answer = page.waitForResponse(isListResponse);
  await page.clock.runFor(limits.refetchMs);
  return answer;
}

test('the refetch every 30 seconds is cheap and shows changes without disturbing anything [§9-13]', async ({
  page,
  context,
  stack,
  signIn,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const api = peopleApi(context.request, stack.origin, accessToken);
  const firstName = 'Relecture';
  const one = await api.create({ firstName });
  const other = await api.create({ firstName });
  await page.clock.install();
  const users = new UsersPage(page);
  const first = page.waitForResponse(isListResponse);
  await users.open();

  await test.step('an unchanged list is a 304 without a body', async () => {
    const version = (await first).headers().etag;
    expect(version).toBeTruthy();
    const second = await nextRefetch(page);
    expect(second.request().headers()['if-none-match']).toBe(version);
    expect(second.status()).toBe(304);
    const { responseBodySize, responseHeadersSize } = await second.request().sizes();
    expect(responseBodySize + responseHeadersSize).toBeLessThan(1_000);
  });

  await test.step('the scroll position stays', async () => {
    await users.grid.hover();
    await page.mouse.wheel(0, 600);
    const tops = () =>
      page.evaluate(() => [
        window.scrollY,
        ...[...document.querySelectorAll('[role="grid"], [role="grid"] *')]
          .map((node) => node.scrollTop)
          .filter((top) => top > 0),
      ]);
    await page.clock.runFor(500);
    await expect.poll(async () => Math.max(...(await tops()))).toBeGreaterThan(0);
    const before = await tops();
    await api.create();
    expect((await nextRefetch(page)).status()).toBe(200);
    expect(await tops()).toEqual(before);
  });

  await test.step('selection, search and an open menu stay', async () => {
    await users.open(firstName);
    await users.select(fullName(one));
    await users.search.press('End');
    await users.search.pressSequentially(' e2e');
    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    const third = await api.create({ firstName });
    await api.update(other.id, { status: 'SUSPENDED' });
    expect((await nextRefetch(page)).status()).toBe(200);
    await expect(users.row(fullName(third))).toBeVisible();
    await expect(await users.cell(fullName(other), 'Statut')).toContainText('Suspendu');
    await expect(users.box(fullName(one))).toBeChecked();
    await expect(users.search).toHaveValue(`${firstName} e2e`);
    await expect(page.getByRole('menuitem', { name: 'Exporter Excel' })).toBeVisible();
  });
});
