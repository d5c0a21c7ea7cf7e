import { Heading, Separator, Stack, Text } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useNumber } from '../../samples/use-number';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Foundations/Typography',
  component: Heading,
  parameters: {
    accessibility: [
      '`as` sets the level of a heading and `size` its look: levels follow the outline of the page, without gaps.',
      'Sizes are in rem, so text grows with the settings of the browser.',
    ],
  },
} satisfies GalleryMeta;

export function Headings() {
  const texts = useSamples();
  return (
    <Stack gap="2">
      <Heading size="xl">{texts.textStyle}</Heading>
      <Heading size="lg">{texts.textStyle}</Heading>
      <Heading size="md">{texts.textStyle}</Heading>
      <Heading size="sm">{texts.textStyle}</Heading>
    </Stack>
  );
}

export function Paragraphs() {
  const texts = useSamples();
  return (
    <Stack gap="3">
      <Text>{texts.textStyle}</Text>
      <Separator />
      <Text tone="muted" fontSize="sm">
        {texts.mutedStyle}
      </Text>
      <Text tabular>{useNumber(1234567)}</Text>
    </Stack>
  );
}
