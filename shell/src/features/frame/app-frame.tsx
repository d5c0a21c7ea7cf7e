import { paths } from '@escale/contracts';
import { AppFooter, AppHeader, Box, Flex, mainContentId, SkipLink } from '@escale/design-system';
import { lazy, Suspense, type ReactNode } from 'react';

/** Loaded separately: the sign-in pages have no frame and need neither menu nor dialog. */
const UserMenu = lazy(() => import('./user-menu').then((module) => ({ default: module.UserMenu })));

/** Header and footer around every page but the sign-in pages (§1). */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minHeight="100vh">
      <SkipLink />
      <AppHeader homeTo={paths.modules}>
        <Suspense>
          <UserMenu />
        </Suspense>
      </AppHeader>
      <Box as="main" id={mainContentId} flex="1">
        {children}
      </Box>
      <AppFooter />
    </Flex>
  );
}
