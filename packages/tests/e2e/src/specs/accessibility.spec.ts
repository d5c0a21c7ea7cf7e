import { checkAccessibility, checkRules, checkWidth } from '../fixtures/check-accessibility';
import { sendBareEvents } from '../fixtures/foreign-code';
import { lengthenTexts } from '../fixtures/lengthened-texts';
import { test } from '../fixtures/test';
import { allScreens } from '../screens/all-screens';
import { showAppearance } from '../screens/appearances';

for (const { name, hasOwnLayout, open } of allScreens) {
  const more = hasOwnLayout ? '; contrast in the dark, targets at 320 px, longer texts' : '';
  test(`${name}: every rule on a desktop, width at 320 px${more}`, async ({ page, site, signIn, guard }) => {
    await open({ page, site, signIn, ...guard });
    await test.step('desktop, light', async () => {
      await showAppearance(page, { size: 'desktop', scheme: 'light' });
      await checkAccessibility(page);
    });
    if (hasOwnLayout)
      await test.step('desktop, dark', async () => {
        await showAppearance(page, { size: 'desktop', scheme: 'dark' });
        await checkRules(page, ['color-contrast']);
      });
    await test.step('a zoom of 400 %', async () => {
      await showAppearance(page, { size: 'zoomed', scheme: 'light' });
      if (hasOwnLayout) await checkRules(page, ['target-size']);
      await checkWidth(page);
    });
    if (hasOwnLayout)
      await test.step('texts 50 % longer', async () => {
        await lengthenTexts(page);
        await showAppearance(page, { size: 'phone', scheme: 'light' });
        await checkWidth(page);
        await showAppearance(page, { size: 'desktop', scheme: 'light' });
        await checkWidth(page);
      });
    // No event may cause an error in a page.
    await test.step('events without their properties', () => sendBareEvents(page));
  });
}
