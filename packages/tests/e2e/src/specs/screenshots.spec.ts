import path from 'node:path';
import { picturesFolder } from '../fixtures/pictures';
import { test } from '../fixtures/test';
import { allScreens } from '../screens/all-screens';
import { showAppearance, type Appearance } from '../screens/appearances';

const folder = picturesFolder ?? '.';

const appearances = (['desktop', 'laptop', 'tablet', 'phone'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((scheme): Appearance => ({ size, scheme })),
);

for (const { name, open } of allScreens) {
  test(`${name}: pictures`, async ({ page, site, signIn, guard }) => {
    await open({ page, site, signIn, ...guard });
    for (const appearance of appearances) {
      await showAppearance(page, appearance);
      const file = `${name}-${appearance.size}-${appearance.scheme}.png`;
      await page.screenshot({ path: path.join(folder, file), animations: 'disabled' });
    }
  });
}
