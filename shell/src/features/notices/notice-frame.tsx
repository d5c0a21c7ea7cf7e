import { Box } from '@escale/design-system';
import type { ReactNode } from 'react';

/** Gives a notice above the page the same width as the page. */
export function NoticeFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      width="full"
      maxWidth="content"
      marginInline="auto"
      paddingInline={{ base: '4', sm: '5', md: '7' }}
      paddingTop="4"
    >
      {children}
    </Box>
  );
}
