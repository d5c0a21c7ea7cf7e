import { HStack, Text } from '@escale/design-system';
import { Keys } from '@escale/design-system/keys';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Navigation/Keys',
  component: Keys,
  parameters: {
    accessibility: [
      '`kbd` elements, read as text. A shortcut of a single key can be turned off by the person.',
    ],
  },
} satisfies GalleryMeta;

export function InASentence() {
  const texts = useSamples();
  return (
    <HStack gap="2">
      <Text>{texts.shortcut}</Text>
      <Keys keys={['Ctrl', 'K']} />
    </HStack>
  );
}
