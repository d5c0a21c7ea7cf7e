import { Grid, Skeleton } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** Skeleton of the page while its data loads. */
export function MonitoringSkeleton() {
  const { loading } = useMessages();
  return (
    <div role="status" aria-label={loading}>
      <Grid
        gap="4"
        marginBlockEnd="6"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' }}
      >
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height="118px" borderRadius="xl" />
        ))}
      </Grid>
      <Skeleton height="320px" borderRadius="xl" />
    </div>
  );
}
