import { Avatar, HStack, Text } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Display/Avatar',
  component: Avatar,
  parameters: {
    accessibility: [
      'Hidden from assistive technology beside a text with the name; `labelled` where it stands alone.',
      'The colours of the initials reach the contrast of AA on each of the seven grounds.',
    ],
  },
} satisfies GalleryMeta;

export function BesideAName() {
  const texts = useSamples();
  return (
    <HStack gap="3">
      <Avatar name={texts.awa} />
      <Text fontWeight="medium">{texts.awa}</Text>
    </HStack>
  );
}

export function Alone() {
  const texts = useSamples();
  return (
    <HStack gap="3">
      <Avatar name={texts.moussa} labelled />
      <Avatar name={texts.claire} labelled />
      <Avatar name={texts.yao} labelled />
    </HStack>
  );
}

export function Sizes() {
  const texts = useSamples();
  return (
    <HStack gap="3">
      <Avatar name={texts.awa} size={24} labelled />
      <Avatar name={texts.awa} labelled />
      <Avatar name={texts.awa} size={64} labelled />
    </HStack>
  );
}

export function BrokenPicture() {
  const texts = useSamples();
  return <Avatar name={texts.claire} src="data:image/png;base64," labelled />;
}
