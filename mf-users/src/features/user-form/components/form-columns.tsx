import { Grid, Stack } from '@escale/design-system';
import type { ReactNode } from 'react';

export interface FormColumnsProps {
  children: ReactNode;
  /** Beside the fields on a wide screen, below them otherwise. */
  aside: ReactNode;
}

/** Lays out the fields of a user form, with the account's settings beside them. */
export function FormColumns({ children, aside }: FormColumnsProps) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(19rem, 1fr)' }}
      gap="5"
      alignItems="start"
    >
      <Stack gap="5">{children}</Stack>
      <Stack gap="5">{aside}</Stack>
    </Grid>
  );
}
