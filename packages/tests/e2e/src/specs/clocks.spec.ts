import { expect, test } from '../fixtures/test';
import { storedToken } from '../fixtures/tokens';

const minuteMs = 60_000;

for (const [clock, minutes, setLater] of [
  ['an hour behind', -60, 0],
  ['an hour ahead', 60, 0],
  ['set back by an hour while the page is open', 0, -60],
] as const)
  test(`a clock that is ${clock}: an open form and a reload outlive the access token`, async ({
    page,
    signInFresh,
    moveApiClock,
  }) => {
    await signInFresh('admin');
    await page.clock.install({ time: Date.now() + minutes * minuteMs });
    await page.goto('/users/add');
    const firstName = page.getByLabel('Prénom', { exact: true });
    await firstName.fill('Aïssata');
    const first = await storedToken(page);
    if (setLater !== 0) await page.clock.setSystemTime(Date.now() + setLater * minuteMs);
    await moveApiClock(11 * minuteMs);
    await page.clock.fastForward('11:00');
    await expect.poll(() => storedToken(page)).not.toBe(first);
    await expect(firstName).toHaveValue('Aïssata');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const second = await storedToken(page);
    await moveApiClock(22 * minuteMs);
    await page.clock.fastForward('11:00');
    await page.reload();
    await expect(firstName).toBeVisible();
    expect(await storedToken(page)).not.toBe(second);
    await expect(page).toHaveURL('/users/add');
  });
