import { HStack, IconBadge } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';

export default {
  title: 'Display/IconBadge',
  component: IconBadge,
  parameters: { accessibility: ['Decorative: the text beside it carries the meaning.'] },
} satisfies GalleryMeta;

export function Tones() {
  return (
    <HStack gap="3" flexWrap="wrap">
      <IconBadge icon="users" />
      <IconBadge icon="container" tone="accent" />
      <IconBadge icon="info" tone="info" />
      <IconBadge icon="check" tone="ok" />
      <IconBadge icon="alert" tone="warn" />
      <IconBadge icon="shield" tone="bad" />
    </HStack>
  );
}

export function Sizes() {
  return (
    <HStack gap="3">
      <IconBadge icon="bell" size="xs" />
      <IconBadge icon="bell" size="sm" />
      <IconBadge icon="bell" />
      <IconBadge icon="bell" size="lg" />
      <IconBadge icon="bell" size="xl" />
      <IconBadge icon="bell" size="sm" circle />
    </HStack>
  );
}
