import { Box, BrandLogo, BrandMark, HStack } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';

export default {
  title: 'Display/Brand',
  component: BrandMark,
  parameters: {
    accessibility: ['The drawing is decorative; the name beside it is text, also in capitals of its own.'],
  },
} satisfies GalleryMeta;

export function Mark() {
  return <BrandMark />;
}

export function OnInk() {
  return (
    <Box background="ink" padding="5" borderRadius="lg">
      <BrandMark onInk />
    </Box>
  );
}

export function Logo() {
  return (
    <HStack gap="4">
      <BrandLogo size={24} />
      <BrandLogo />
      <BrandLogo size={64} />
    </HStack>
  );
}
