import { HStack, Icon, type IconName } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Foundations/Icon',
  component: Icon,
  parameters: {
    accessibility: [
      'Decorative and hidden by default; give a `label` where no text beside it says the same.',
      'Arrows, sideways chevrons and the doors of signing in and out are mirrored in Arabic.',
    ],
  },
} satisfies GalleryMeta;

const names: readonly IconName[] = [
  'users',
  'container',
  'truck',
  'chart',
  'settings',
  'shield',
  'search',
  'pencil',
  'trash',
  'check-circle',
  'alert',
  'info',
];

export function Decorative() {
  return (
    <HStack gap="4" flexWrap="wrap">
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </HStack>
  );
}

export function Sizes() {
  return (
    <HStack gap="4">
      <Icon name="bell" size={14} />
      <Icon name="bell" />
      <Icon name="bell" size={26} />
    </HStack>
  );
}

export function WithName() {
  const texts = useSamples();
  return <Icon name="check-circle" label={texts.active} />;
}

export function Directional() {
  return (
    <HStack gap="4">
      <Icon name="arrow-left" />
      <Icon name="arrow-right" />
      <Icon name="chevron-right" />
      <Icon name="log-out" />
    </HStack>
  );
}
