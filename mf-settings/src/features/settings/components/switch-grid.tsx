import { Grid } from '@escale/design-system';
import type { ReactNode } from 'react';

/** Renders the switches of a section: two in a row in a wide window, else one. */
export function SwitchGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      columnGap="10"
      rowGap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children}
    </Grid>
  );
}
