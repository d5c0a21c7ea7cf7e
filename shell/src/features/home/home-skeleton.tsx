import { Grid, Skeleton, VisuallyHidden } from '@escale/design-system';
import { cardSpans, homeColumns, homeGap } from './home-grid';
import { useMessages } from './messages/catalogue';

const cardKeys: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Renders six skeleton cards while the permissions load (§2). */
export function HomeSkeleton() {
  const texts = useMessages();
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Grid templateColumns={homeColumns} gap={homeGap} data-testid="home-skeleton">
        {cardKeys.map((card) => (
          <Skeleton
            key={card}
            gridColumn={cardSpans(cardKeys.length)}
            height={{ base: '106px', md: '168px' }}
            borderRadius="lg"
          />
        ))}
      </Grid>
    </div>
  );
}
