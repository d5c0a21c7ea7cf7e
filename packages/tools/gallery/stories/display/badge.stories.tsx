import { Badge, HStack } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Display/Badge',
  component: Badge,
  parameters: {
    accessibility: [
      'The text carries the meaning; tone and dot repeat it.',
      'A badge that changes by itself is not announced: put it into a status region where that matters.',
    ],
  },
} satisfies GalleryMeta;

export function Tones() {
  const texts = useSamples();
  return (
    <HStack gap="3" flexWrap="wrap">
      <Badge>{texts.draft}</Badge>
      <Badge tone="accent">{texts.fresh}</Badge>
      <Badge tone="info">{texts.online}</Badge>
      <Badge tone="ok">{texts.active}</Badge>
      <Badge tone="warn">{texts.inactive}</Badge>
      <Badge tone="bad">{texts.suspended}</Badge>
    </HStack>
  );
}

export function WithADot() {
  const texts = useSamples();
  return (
    <HStack gap="3">
      <Badge tone="ok" dot>
        {texts.active}
      </Badge>
      <Badge dot>{texts.inactive}</Badge>
    </HStack>
  );
}
