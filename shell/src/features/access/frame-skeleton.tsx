import { paths } from '@escale/contracts';
import { AppFooter, AppHeader, Box, Flex, PageSpinner } from '@escale/design-system';
import { SlowNotice } from '../../slow-notice';

/** The frame around a page that is not known yet: header and footer where `AppFrame` has them. */
export function FrameSkeleton({ label }: { label: string }) {
  return (
    <Flex direction="column" minHeight="100vh">
      <AppHeader homeTo={paths.modules} />
      <Box as="main" flex="1">
        <PageSpinner label={label} />
        <SlowNotice />
      </Box>
      <AppFooter />
    </Flex>
  );
}
