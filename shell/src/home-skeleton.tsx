import { Grid, Skeleton, VisuallyHidden } from '@escale/design-system';
import { useMessages } from './messages/catalogue';

export const cardColumns = 'repeat(auto-fill, minmax(min(290px, 100%), 1fr))';

const cards: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six skeleton cards while the permissions load (§2). */
export function HomeSkeleton() {
  const { home } = useMessages();
  return (
    <div role="status">
      <VisuallyHidden>{home.loading}</VisuallyHidden>
      <Grid templateColumns={cardColumns} gap="5" data-testid="home-skeleton">
        {cards.map((card) => (
          <Skeleton key={card} height="168px" borderRadius="lg" />
        ))}
      </Grid>
    </div>
  );
}
