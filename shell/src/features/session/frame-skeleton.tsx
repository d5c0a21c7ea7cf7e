import { paths } from '@escale/contracts';
import { AppFooter, AppHeader, Box, Flex, PageSpinner } from '@escale/design-system';
import type { ReactNode } from 'react';
import { SlowNotice } from './slow-notice';

export interface FrameSkeletonProps {
  label: string;
  /** Shown instead of the page's spinner. */
  children?: ReactNode;
}

/** Renders the frame around a page that is not known yet: header and footer where `AppFrame` has them. */
export function FrameSkeleton({ label, children = <PageSpinner label={label} /> }: FrameSkeletonProps) {
  return (
    <Flex direction="column" minHeight="100vh">
      <AppHeader homeTo={paths.modules} />
      <Box as="main" flex="1">
        {children}
        <SlowNotice />
      </Box>
      <AppFooter />
    </Flex>
  );
}
