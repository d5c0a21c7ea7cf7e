import { paths } from '@escale/contracts';
import { AppFooter, AppHeader, Box, BrandMark, Flex, SkipLink, TextLink } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/catalogue';
import { UserMenu } from './user-menu';

/** Header, page and footer around everything but the sign-in pages (§1). */
export function AppFrame({ children }: { children: ReactNode }) {
  const { frame } = useMessages();
  return (
    <Flex direction="column" minHeight="100vh">
      <SkipLink />
      <AppHeader>
        <TextLink to={paths.modules} aria-label={frame.home} variant="plain">
          <BrandMark />
        </TextLink>
        <Box marginStart="auto">
          <UserMenu />
        </Box>
      </AppHeader>
      <Box as="main" id="content" flex="1">
        {children}
      </Box>
      <AppFooter />
    </Flex>
  );
}
