import { Badge, Box, Grid, HStack, Text, type ColorName } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';

export default {
  title: 'Foundations/Colours',
  parameters: {
    docs: {
      description: {
        component:
          'Each token has a value for the light and one for the dark theme. Components name tokens, never colours.',
      },
    },
    accessibility: [
      'A unit test holds every pair of text and ground to the contrast of WCAG 2.2 AA, in both themes.',
      'Colour never carries a meaning alone: there is always a text or an icon.',
    ],
  },
} satisfies GalleryMeta;

const grounds: readonly ColorName[] = ['bg.page', 'bg.panel', 'bg.subtle', 'accent.soft', 'ink', 'ink.soft'];
const texts: readonly ColorName[] = ['fg', 'fg.muted', 'accent', 'ok', 'warn', 'bad', 'info'];

export function Grounds() {
  return (
    <Grid gap="3" templateColumns="repeat(auto-fill, minmax(8rem, 1fr))">
      {grounds.map((name) => (
        <div key={name}>
          <Box background={name} height="12" borderWidth="1px" borderRadius="md" />
          <Text fontSize="xs" tone="muted">
            {name}
          </Text>
        </div>
      ))}
    </Grid>
  );
}

export function Texts() {
  return (
    <HStack gap="5" flexWrap="wrap">
      {texts.map((name) => (
        <Text key={name} color={name} fontWeight="semibold">
          {name}
        </Text>
      ))}
    </HStack>
  );
}

export function Tones() {
  return (
    <HStack gap="3" flexWrap="wrap">
      {(['ok', 'warn', 'bad', 'info', 'neutral', 'accent'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </HStack>
  );
}
