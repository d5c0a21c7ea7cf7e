import { Card, Stack, Text } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Display/Card',
  component: Card,
  parameters: {
    accessibility: [
      'A card is no region and no control by itself: use `Section` for a titled one, and put a link into an `interactive` one.',
    ],
  },
} satisfies GalleryMeta;

export function Looks() {
  const texts = useSamples();
  return (
    <Stack gap="4">
      <Card>
        <Text>{texts.textStyle}</Text>
      </Card>
      <Card muted>
        <Text tone="muted">{texts.textStyle}</Text>
      </Card>
      <Card interactive>
        <Text>{texts.textStyle}</Text>
      </Card>
    </Stack>
  );
}
