import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { UserDetailPage } from '../pages/user-detail-page';

const styleOf = (
  target: Locator,
  name: 'outlineStyle' | 'outlineWidth' | 'outlineColor' | 'backgroundColor',
) => target.evaluate((element, property) => getComputedStyle(element)[property], name);

/** The system's colours replace ours: outlines and system colours indicate what is on, selected or focused. */
test('with forced colours the focus, the chosen tab and the state of a switch can be seen @firefox', async ({
  page,
  stack,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('superAdmin');
  const { user } = await stack.sessions.of('operator');
  const detail = new UserDetailPage(page);
  await detail.open(user.id, 'permissions');
  const on = page.getByRole('switch', { checked: true }).first();
  const off = page.getByRole('tabpanel').getByRole('switch', { checked: false }).first();
  await expect(off).toBeVisible();
  expect(await styleOf(on, 'backgroundColor')).not.toBe(await styleOf(off, 'backgroundColor'));

  const chosen = page.getByRole('tab', { selected: true });
  expect(await styleOf(chosen, 'outlineStyle')).toBe('solid');
  expect(await styleOf(page.getByRole('tab', { selected: false }).first(), 'outlineStyle')).toBe('none');

  await chosen.focus();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await styleOf(focused, 'outlineStyle')).toBe('solid');
  expect(await styleOf(focused, 'outlineWidth')).toBe('3px');
});
