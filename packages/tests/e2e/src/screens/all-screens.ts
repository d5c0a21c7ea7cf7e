import { auditScreens } from './audit-screens';
import { homeScreens } from './home-screens';
import { liveScreens } from './live-screens';
import { pageScreens } from './page-screens';
import { platformScreens } from './platform-screens';
import type { Screen } from './screen';
import { sessionsScreens } from './sessions-screens';
import { signInScreens } from './sign-in-screens';
import { userDetailScreens } from './user-detail-screens';
import { usersScreens } from './users-screens';
import { navigationAidScreens } from './navigation-aid-screens';

/** Every screen of the product in each of its states. */
export const allScreens: readonly Screen[] = [
  ...signInScreens,
  ...homeScreens,
  ...pageScreens,
  ...platformScreens,
  ...usersScreens,
  ...userDetailScreens,
  ...liveScreens,
  ...auditScreens,
  ...sessionsScreens,
  ...navigationAidScreens,
];
