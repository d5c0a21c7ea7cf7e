import { Badge, Section, Stack, Text } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Display/Section',
  component: Section,
  parameters: {
    accessibility: [
      'A region named by its title, so that screen readers list it; `role="group"` for parts of a form, which would be too many regions.',
      'Set `headingLevel` by the outline of the page.',
    ],
  },
} satisfies GalleryMeta;

export function OnACard() {
  const texts = useSamples();
  return (
    <Section
      title={texts.rights}
      description={texts.rightsText}
      aside={<Badge tone="ok">{texts.active}</Badge>}
    >
      <Text>{texts.textStyle}</Text>
    </Section>
  );
}

export function Plain() {
  const texts = useSamples();
  return (
    <Stack gap="4">
      <Section title={texts.activity} plain>
        <Text>{texts.textStyle}</Text>
      </Section>
    </Stack>
  );
}
