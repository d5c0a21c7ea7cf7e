import path from 'node:path';
import { test } from '../fixtures/test';
import { inEachAppearance } from '../screens/appearances';
import { homeScreens } from '../screens/home-screens';
import { liveScreens } from '../screens/live-screens';
import { pageScreens } from '../screens/page-screens';
import { platformScreens } from '../screens/platform-screens';
import { signInScreens } from '../screens/sign-in-screens';
import { userDetailScreens } from '../screens/user-detail-screens';
import { usersScreens } from '../screens/users-screens';

const folder = process.env.ESCALE_SHOTS;

for (const { name, open } of [
  ...signInScreens,
  ...homeScreens,
  ...pageScreens,
  ...platformScreens,
  ...usersScreens,
  ...userDetailScreens,
  ...liveScreens,
]) {
  test(`${name}: pictures`, async ({ page, site, signIn, guard }) => {
    test.skip(folder === undefined, 'ESCALE_SHOTS names no folder');
    await open({ page, site, signIn, allowErrors: guard.allowErrors });
    await inEachAppearance(page, async (appearance) => {
      await page.screenshot({
        path: path.join(folder ?? '', `${name}-${appearance}.png`),
        animations: 'disabled',
      });
    });
  });
}
