import { Grid, Skeleton, useAddressParams } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** Renders a skeleton of the page while its data loads. */
export function MonitoringSkeleton() {
  const { loading } = useMessages();
  const [params] = useAddressParams();
  const hasCards = (params.get('onglet') ?? 'apercu') === 'apercu';
  return (
    <div role="status" aria-label={loading}>
      {!hasCards && <Skeleton height="46px" marginBlockEnd="2" borderRadius="xl" />}
      {hasCards && (
        <Grid
          gap="4"
          marginBlockEnd={{ base: '3', md: '6' }}
          overflow="hidden"
          autoFlow={{ base: 'column', md: 'row' }}
          autoColumns="9.5rem"
          templateColumns={{ md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' }}
        >
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} height="118px" borderRadius="xl" />
          ))}
        </Grid>
      )}
      <Skeleton height="320px" borderRadius="xl" />
    </div>
  );
}
