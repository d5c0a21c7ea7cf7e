import { Skeleton } from '../display/skeleton';
import { Grid, VisuallyHidden } from '../layout/primitives';
import { PageBounds } from './page-frame';

export interface PageSkeletonProps {
  /** What is loading. */
  label: string;
}

/** Renders a skeleton of a module's page (breadcrumb, title, figures, content) while the page's code loads (role `status`). */
export function PageSkeleton({ label }: PageSkeletonProps) {
  return (
    <PageBounds role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="44" />
      <Skeleton height="8" width="72" maxWidth="full" marginBlockStart="4" marginBlockEnd="7" />
      <Grid gap="4" templateColumns={{ base: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }} marginBlockEnd="4">
        {['a', 'b', 'c', 'd'].map((figure) => (
          <Skeleton key={figure} height="24" borderRadius="xl" />
        ))}
      </Grid>
      <Skeleton height="96" borderRadius="xl" />
    </PageBounds>
  );
}
