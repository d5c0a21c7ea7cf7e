import { HStack, IconButton } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    accessibility: [
      'The `label` is required: it is the accessible name and the tooltip.',
      'Name the object where there are several (the name of the row, not only the action).',
    ],
  },
} satisfies GalleryMeta;

export function Variants() {
  const texts = useSamples();
  return (
    <HStack gap="3">
      <IconButton icon="eye" label={texts.view} />
      <IconButton icon="pencil" label={texts.edit} variant="secondary" />
      <IconButton icon="plus" label={texts.add} variant="primary" />
      <IconButton icon="trash" label={texts.remove} variant="danger" />
    </HStack>
  );
}

export function Sizes() {
  const texts = useSamples();
  return (
    <HStack gap="3">
      <IconButton icon="refresh" label={texts.refresh} variant="secondary" />
      <IconButton icon="refresh" label={texts.refresh} variant="secondary" size="md" />
      <IconButton icon="refresh" label={texts.refresh} variant="secondary" size="lg" />
    </HStack>
  );
}

export function RunningAndWithoutTheRight() {
  const texts = useSamples();
  return (
    <HStack gap="3">
      <IconButton icon="refresh" label={texts.refresh} variant="secondary" loading />
      <IconButton icon="trash" label={texts.remove} variant="secondary" unavailableReason={texts.noRight} />
    </HStack>
  );
}
