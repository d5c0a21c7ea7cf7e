import { paths } from '@escale/contracts';
import { AppFooter, AppHeader, Box, Flex, mainContentId, SkipLink } from '@escale/design-system';
import { memo, type ReactNode } from 'react';

export interface AppFrameProps {
  /** Shown in the header after the logo. */
  tools?: ReactNode;
  /** Shown between header and page. */
  notice?: ReactNode;
  children: ReactNode;
}

const Header = memo(AppHeader);
const skipLink = <SkipLink />;
const footer = <AppFooter />;

/** Renders header and footer around every page except the sign-in pages (§1). */
export function AppFrame({ tools, notice, children }: AppFrameProps) {
  return (
    <Flex direction="column" minHeight="100vh">
      {skipLink}
      <Header homeTo={paths.modules}>{tools}</Header>
      {notice}
      <Box as="main" id={mainContentId} flex="1">
        {children}
      </Box>
      {footer}
    </Flex>
  );
}
