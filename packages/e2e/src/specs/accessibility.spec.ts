import { checkAccessibility, checkRules, checkWidth } from '../fixtures/check-accessibility';
import { test } from '../fixtures/test';
import { allScreens } from '../screens/all-screens';
import { showIn } from '../screens/appearances';

for (const { name, open } of allScreens) {
  test(`${name}: every rule on a desktop, contrast in the dark, targets and width on a phone`, async ({
    page,
    site,
    signIn,
    guard,
  }) => {
    await open({ page, site, signIn, ...guard });
    await test.step('desktop, light', async () => {
      await showIn(page, { size: 'desktop', scheme: 'light' });
      await checkAccessibility(page);
    });
    await test.step('desktop, dark', async () => {
      await showIn(page, { size: 'desktop', scheme: 'dark' });
      await checkRules(page, ['color-contrast']);
    });
    await test.step('phone', async () => {
      await showIn(page, { size: 'phone', scheme: 'light' });
      await checkRules(page, ['target-size']);
      await checkWidth(page);
    });
  });
}
