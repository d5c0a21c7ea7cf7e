import { checkAccessibility } from '../fixtures/check-accessibility';
import { test } from '../fixtures/test';
import { inEachAppearance } from '../screens/appearances';
import { homeScreens } from '../screens/home-screens';
import { liveScreens } from '../screens/live-screens';
import { pageScreens } from '../screens/page-screens';
import { platformScreens } from '../screens/platform-screens';
import { signInScreens } from '../screens/sign-in-screens';
import { userDetailScreens } from '../screens/user-detail-screens';
import { usersScreens } from '../screens/users-screens';

for (const { name, open } of [
  ...signInScreens,
  ...homeScreens,
  ...pageScreens,
  ...platformScreens,
  ...usersScreens,
  ...userDetailScreens,
  ...liveScreens,
]) {
  test(`${name}: axe and width, light and dark, 1440 and 360 px`, async ({ page, site, signIn, guard }) => {
    await open({ page, site, signIn, allowErrors: guard.allowErrors });
    await inEachAppearance(page, (appearance) => test.step(appearance, () => checkAccessibility(page)));
  });
}
