import { Grid, TextLink } from '@escale/design-system';
import { ShareBar, StatCard } from '@escale/design-system/stats';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useNumber } from '../../samples/use-number';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Data/StatCard and ShareBar',
  component: StatCard,
  parameters: {
    accessibility: [
      'A group named by its label, so that the figure is never read alone.',
      'The bar of shares is hidden: the detail under it says the same in words.',
    ],
  },
} satisfies GalleryMeta;

export function Figures() {
  const texts = useSamples();
  return (
    <Grid gap="4" templateColumns="repeat(auto-fill, minmax(13rem, 1fr))">
      <StatCard
        label={texts.containers}
        value={useNumber(1284)}
        detail={texts.containersText}
        icon="container"
      />
      <StatCard label={texts.failures} value="14" detail={texts.failuresText} tone="bad" icon="shield" />
      <StatCard
        label={texts.users}
        value="48"
        detail={texts.usersText}
        chart={
          <ShareBar
            parts={[
              { id: 'active', value: 36, tone: 'ok' },
              { id: 'inactive', value: 8, tone: 'warn' },
              { id: 'rest', value: 4, tone: 'rest' },
            ]}
          />
        }
        link={<TextLink to="/users">{texts.view}</TextLink>}
      />
    </Grid>
  );
}

export function Loading() {
  const texts = useSamples();
  return (
    <Grid gap="4" templateColumns="repeat(auto-fill, minmax(13rem, 1fr))">
      <StatCard label={texts.uptime} value="" detail={texts.usersText} loading />
    </Grid>
  );
}
