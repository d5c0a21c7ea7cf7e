import { paths } from '@escale/contracts';
import { AppFooter, AppHeader, Box, Flex, mainContentId, SkipLink } from '@escale/design-system';
import type { ReactNode } from 'react';
import { UserMenu } from './user-menu';

/** Header, page and footer around everything but the sign-in pages (§1). */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minHeight="100vh">
      <SkipLink />
      <AppHeader homeTo={paths.modules}>
        <UserMenu />
      </AppHeader>
      <Box as="main" id={mainContentId} flex="1">
        {children}
      </Box>
      <AppFooter />
    </Flex>
  );
}
