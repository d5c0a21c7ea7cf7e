import {
  Badge,
  Box,
  Flex,
  Grid,
  HStack,
  ScrollRow,
  Stack,
  Text,
  VisuallyHidden,
  VStack,
} from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Foundations/Layout',
  parameters: {
    docs: {
      description: {
        component:
          'Boxes whose style props take the names of tokens (`gap="4"`, `background="bg.panel"`). Use start and end, never left and right: pages are mirrored in Arabic.',
      },
    },
    accessibility: [
      'The order on screen is the order in the document: none of the boxes reorders its children.',
      '`VisuallyHidden` is for text that only assistive technology needs, such as the name of a spinner.',
    ],
  },
} satisfies GalleryMeta;

export function Rows() {
  const texts = useSamples();
  return (
    <Flex justifyContent="space-between" gap="4">
      <HStack gap="2">
        <Badge>{texts.profile}</Badge>
        <Badge>{texts.rights}</Badge>
      </HStack>
      <Text>
        {texts.count}
        <VisuallyHidden>{texts.users}</VisuallyHidden>
      </Text>
    </Flex>
  );
}

export function ScrollingRow() {
  const texts = useSamples();
  return (
    <ScrollRow role="region" tabIndex={0} aria-label={texts.rights} width="8rem" gap="2">
      {[texts.profile, texts.rights, texts.sessions, texts.activity].map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
    </ScrollRow>
  );
}

export function Columns() {
  const texts = useSamples();
  return (
    <Grid gap="4" templateColumns="1fr 1fr">
      <Stack gap="2">
        <Badge>{texts.profile}</Badge>
        <Badge>{texts.rights}</Badge>
      </Stack>
      <VStack gap="2">
        <Box paddingInlineStart="6">
          <Badge>{texts.sessions}</Badge>
        </Box>
        <Badge>{texts.activity}</Badge>
      </VStack>
    </Grid>
  );
}
