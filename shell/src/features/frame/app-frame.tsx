import { paths } from '@escale/contracts';
import { AppFooter, AppHeader, Box, Flex, mainContentId, SkipLink } from '@escale/design-system';
import { lazy, Suspense, type ReactNode } from 'react';

/** Menu and dialog machinery stays off the sign-in pages, which have no frame. */
const UserMenu = lazy(() => import('./user-menu').then((module) => ({ default: module.UserMenu })));

/** Header, page and footer around everything but the sign-in pages (§1). */
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
