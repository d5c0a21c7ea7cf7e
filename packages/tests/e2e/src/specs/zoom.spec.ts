import { checkWidth } from '../fixtures/check-accessibility';
import { expect, test } from '../fixtures/test';

/** A window of 1440 × 900 pixels at a zoom of 200 %. */
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

test('at a zoom of 200 % none of six pages is wider than the window, and nothing is cut off @firefox', async ({
  page,
  signIn,
}) => {
  await signIn('superAdmin');
  for (const path of ['/modules', '/dashboard', '/users', '/users/add', '/security', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => devicePixelRatio)).toBe(2);
    await checkWidth(page);
  }
});
